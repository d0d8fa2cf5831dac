/**
 * For each entry of the word lists of what is never said, by its example: three innocent questions out of the ordinary life of Indian candidates
 * that its words, or near ones, stand in. Used by tests.
 */
export const ordinaryLines: Readonly<Record<string, string>> = {
  // Names of communities and slurs
  'Were the dealers Muslims?':
    'Who kept the register of the tribal hostel? What did the Hindu calendar do to your July sales? How did the adivasi women price their honey?',
  'Do you read the Quran?':
    'Who binds holy books in that lane? What did the Ramzan night market sell? How did the choir of Shillong tour?',
  'Do Madrasis sell better?':
    'Who taught at IIT Madras that year? What did the bhai at the tea stall tell you? What is the madrasa roof made of?',
  'Such a dusky face at the desk?':
    'What did the light-weight pump save? Who walked home at dusk? Which villagers came to the meeting?',
  'Was your chief mad?':
    'Who stood at the gate in the mad rush of ten o’clock? What did the dash for the last train teach you? Which psychology paper did you read?',
  'Are your friends homosexual?':
    'Which friends read the draft? Who runs the helpline at night? What did the survey ask of the couples?',
  // Traits turned on the candidate
  'What does your religion say about debt?':
    'What did the caste survey cost the block? How did religion come into the school timetable? Who decided on gender columns in your form?',
  'Which caste are you from?':
    'Which caste census was quoted in the debate? What religion data did the ministry leave out? Which race did the bullocks win?',
  'Of another caste, perhaps?':
    'Did caste decide who sat on the water committee? How did the panchayat settle the quarrel of the two castes? Who drew the caste map of the ward?',
  'Is it a forward community?':
    'Which class of pump did you choose? What did the lower court say of the lease? Who moved the backward step of the ledger?',
  'Did you get in through the quota?':
    'Who sat at the railway reservation counter? How did the sales quota change in March? What happened to the hotel reservations in the flood?',
  'Is affirmative action fair?':
    'Which seats did the bus keep for the old? What action did the board take? Who reserved the hall for the fair?',
  'Are you in the open category?':
    'What is your product category? Which category of spares moves slowest? Who heads the category team for soap?',
  'Is that how your community trades?':
    'What did the community kitchen cook for four hundred? Who paid for your community radio? How does a fishing community insure its boats?',
  'Do people of your faith trade?':
    'What did the people from your plant say? Who are the people of that valley? How does your name stand on the patent?',
  'You Gujaratis count well. Do you?':
    'Did you learn Tamil at the counter? Who read the Marathi notices aloud? What did the Bengali translators change?',
  'Do you pray every day?':
    'Who sells flowers to those who pray there? What does the prayer hour do to the production line? How did the god in the painting get six arms?',
  'Do you go to church on Sundays?':
    'Who repaired the bell of the church? What does a temple do with eleven tonnes of flowers? How did the mosque committee share the water?',
  'Is your temple far?':
    'What did the temple town earn in the festival month? Who counts the coins of the temple? How did your temple trust keep two ledgers?',
  'Are you a vegetarian?':
    'What did the vegetarian menu cost the canteen? Who are the believers in your pilot? How did the fasting weeks change the sale of fruit?',
  'Do you fast on Mondays?':
    'How did you run so fast? Who orders beef for the army mess? What does Eid do to the price of goats?',
  'What does your horoscope say?':
    'Who wrote the horoscope column of the paper? How many turbans does the weaver finish in a day? What did the hijab traders in the lane sell first?',
  'As a girl, how would you run it?':
    'What did the women of the group decide? Which boy found the leak? How did your mother keep the accounts of the shop?',
  'You shout, for a woman. Why?':
    'What did the loan do for a woman with two buffaloes? Who sewed uniforms for the girls of class nine? How does the mother of the patient hear of it?',
  'Is that a job for men?':
    'Who kept the attendance of the men? Which work did the women refuse? How did the ladies compartment change the timetable?',
  'Would a man have sold more paint?':
    'Would a woman of the group sign the loan? Who was the man at the weighbridge? Could the men read the meter?',
  'Perhaps girls cannot do it?':
    'How many girls came back after the monsoon? Why did the women stop coming to the centre? What did the boys carry down?',
  'Were the women in the team any use?':
    'What use did the women make of the loan? Who trained the women on the new looms? How did the girls of the team share the kit?',
  'Do the women in your family work?':
    'Who taught the women in the dairy to test milk? How many men in your plant wear helmets? What did the girls from the hostel ask?',
  'You cook with women and order men. Which are you?':
    'The women signed first. Which page was it? Two castes and one well. Who drew the line? The rich bought early. What did you do?',
  'Your husband earns, so why work?':
    'Who prints the wedding cards of the town? What did the farmer’s wife know about the seed? How does a husband sign for the loan of his wife?',
  'When will you settle down?':
    'Who paid the dowry loan? When did the dust settle in the office? How did the two firms that married in May part?',
  'Are you in a relationship?':
    'Who manages the relationship with the vendor? What single figure would you keep? How does a live-in nurse get her leave?',
  'When do you plan to have children?':
    'What did the children learn from the clock? Who ran the family planning camp with you? How many kids came to the library van?',
  'Would a pregnancy end it?':
    'What did the maternity ward lack at night? Who measured the babies in the village? How did the nurse find the pregnant women?',
  'Is it your anxiety again?':
    'Who answered the anxiety helpline? What did the ramp for wheelchairs cost? How does a mental health camp find its patients?',
  'Are you on medication?':
    'Who reads the form to blind customers? What did the deaf school teach you about signs? How did the ill workers reach the clinic?',
  'Why did you not iron your shirt?':
    'Who irons the shirts of the hostel? Which age group bought the phone? How did your hair oil brand reach Bihar?',
  'I dislike the way you dress. Why?':
    'How do you look at the cost now? Who designed the dress code of the plant? What does the fairness cream claim on its box?',
  'Your English is thin. Where did you study?':
    'What did your English teacher underline? Which accents did the call centre train? How does a school teach sums in the mother tongue?',
  'Will you lose some weight?':
    'How much weight did the truck lose on the road? Who weighs the cotton? How old is the lift?',
  'You look so thin and tall. Who cooks?':
    'Are you short of the target? Who is the old man at the gate? How thin was the margin?',
  'You are a little too young. Why now?':
    'Are you too late for the tender? Was the sample too old to test? What did your mother pack for the trek?',
  'Will your parents allow it?':
    'What did the parents of class seven make of it? How did your parents hear of the strike? Which rule allows it?',
  'What is the family income?':
    'Was it a family business? What did the household survey ask? How did your father value the orchard?',
  'What does your father do?':
    'What did your mother do when the mill closed? How did your father keep the shop open? What did your family lose in the flood?',
  'Can you afford the fees?':
    'How poor was the signal in the basement? Which fees did the club drop? Who can afford a tractor there?',
  'Are you from a backward district?':
    'How did you collect rent in the slum? Which backward link was broken? Who came from the districts upstream?',
  'Are you from a lower middle class home?':
    'Who lives in the lower flats? Which class reads the middle page? What did the upper floor cost?',
  // Insults
  'That was stupid. Why?':
    'Which terminal was a dummy? Which more or less idle pump was sold? Who fell silent?',
  'It is hopeless. Why go on?': 'What makes the valve foolproof? Which plug is fool-proof? Who lost the bid?',
  'You clown, who chose the jobs?':
    'How do illiterate borrowers sign? What did the joke on the notice board say? Which grace did the teacher give?',
  'You are lying. Which is it?':
    'Where were the crates lying? What lies under the plaster? Who lay in wait for the truck?',
  'It is rubbish. Who chose the jobs?':
    'Who drives the garbage trucks? What did the trash pickers sell first? How many rubbish bins does a ward need?',
  'How ludicrous. Who chose the jobs?':
    'What made the class laugh? Which child drew the map? How does one laugh at an audit?',
  'What the hell was it?': 'Which shell cracked first? Who damned the river? What did the brass bell cost?',
  'Fucking jobs. Who chose them?':
    'Who funded the jobs? Which fork of the code was yours? What luck was in it?',
  'You donkey, who chose the jobs?':
    'What did the monkeys do to the cables? Who runs the pig farm behind the plant? How many donkey carts carry bricks?',
  'Harami, who chose the jobs?':
    'Who sells in Haridwar? Which salt did you ship? What did the kutcha road cost?',
  'Nalayak, who chose the jobs?':
    'What became of the nursery? Which bank in Pagaria lane was it? Who led the choir of the school?',
  'Dehati, who chose the jobs?':
    'Which road leads to Dehradun? Who mapped the ward? What did the chart of March show?',
  'Some are not bright enough. Why?':
    'Was one light bright enough for the lane? Which brakes are not sharp? How good is enough for the buyer?',
  'A waste of oxygen. Why come?':
    'How much paint went to waste? Who buys the waste of the mill? What space does the oxygen plant take?',
  'You are wasting my time. Why?':
    'How much time did the queue waste? What was wasted on the second shift? Who loses time at the gate?',
  'Now get out.': 'What did you get out of it? How did the cattle get out of the shed? Who lost the key?',
  'Go back to school. Who chose the jobs?':
    'When do the workers go home? What do the children go back to in June? Who went away in the strike?',
  'You would never manage it. Why try?':
    'Where would you never compromise? What would the foreman never sign? Who could manage the depot alone?',
  'Why should anyone like you lead?':
    'Who would like to lead the next drive? What did people like about the stall? Which dealers like you best?',
  'Your sort never learns. Why?':
    'What is your kind of work? How did you sort the slips? Which type of loan was it?',
  'You are a complete fraud. Why lie?':
    'What did you sell when you were a child? Were you weak in the finals? Who found the fraud in the ledger?',
  'Shame on you. What happened then?':
    'How slow was the printer? What did the village call a shame? Is that all the form asks?',
  'You cannot count. Who does?':
    'Which clause is it that you cannot write today? What can the meter not read? Who can sell in the rain?',
  'You strike me as lost. Why?':
    'When did the strike begin? Who believed the first figure? What would anyone in the queue ask?',
  'All by yourself, was it?':
    'Did you build it by yourself? Which part did you write alone? Who did all of it by hand?',
  'What is in that thick head?':
    'What was going on in your head that night? Who heads the ward? Which half of the brain scan was blurred?',
  'You talk like a parrot. Why?':
    'How does a hawker set his price? Who feeds the sheep in the dry months? Which child read the clock?',
  'I find you so annoying. Why?':
    'What do you find in the bins? Which bore was drilled first? Who found you at the depot?',
  'Six years, and you learnt nothing. Why?':
    'What did you learn in six years? Which sense does the sensor lack? What is common to the two plans?',
  'You call that a plan?':
    'What do you call that valve? Whom do you call first? How would you name this plan?',
  'You do not deserve the jobs. Who does?':
    'Which village deserves the first well? What is funny about the minutes? Who was trying to be heard?',
  'What is wrong with you today?':
    'What is wrong with the pump? Who was ashamed of the figure? What do you think the dealers are?',
  'Use your brain. What did it cost?':
    'Which brain clinic was it? Who had a scan of the brain? How do you use your notes?',
  'Do you even know what it costs?':
    'How do you know what it costs? Do you think the rain did it? Are the even days worse?',
  'Can’t you count?':
    'Can the machine count coins? Which notes could the clerk not read? Why can the drivers not speak up?',
  'Even a toddler would know. Do you?':
    'Which child would know the way? How old was the driver who knew? Can a maid open an account there?',
  'Grow up. Who decided?':
    'Where did you grow up in Nagpur? How fast did the saplings grow up the slope? Who grew the best rice?',
  'How did you ever graduate?':
    'How did you get here from the depot? When did you graduate? How did you manage the night shift?',
  'Did you buy your degree?':
    'Why did you buy your own tools? Who let the water in? Which degree of heat was it?',
  'Nobody would miss you. Why stay?':
    'Who would miss the old form? What would the depot miss first? Which nobody is named in the rule?',
  'We pity your team. What did they say?':
    'What bored the team? Whom does the clerk dislike? Which hate speech did the board remove?',
  'Oh, come on. Who chose the jobs?':
    'Who tried harder in the rain? When did the lights come on? Which dream did the founder tell?',
  'Well, Sherlock, who chose the jobs?':
    'Who wrote the genius bar tender? Which detective story was it? How did the well dry up?',
  'Who chose the jobs, kiddo?':
    'Who sells the honey? What did the beta version lack? How is a bro code different from a rule?',
  'Your college is just a dump. Is it not?':
    'What is your town known for? Who runs the dump yard outside your city? What was the joke of your college fest?',
  'A third-rate plan. Who chose it?':
    'Which third of the rate did you cut? Who set the second rate? What did the third plan cost?',
  // Politics
  'Do you like the BJP?':
    'Who spoke at the Science Congress? What did the app cost? Which RSS feed did you read?',
  'Was Kejriwal right?':
    'What was your trump card in the tender? Which mode of transport won? Who put in the model?',
  'What of the Kashmir issue?':
    'Who buys Kashmir apples in your mandi? What does article 21 protect? Which issue of the magazine was it?',
  'Which party do you like?':
    'Which party to the contract signed first? How did the ruling party of the hostel council explain the fee? Who paid for the party?',
  'What are your political views?':
    'How does political news move the onion price? What is a political map for? Which view does the balcony have?',
  'Is your vote fixed?':
    'How did the club vote? Who voted for the new roster? What did a panchayat election do to the road contract?',
  'Are you left-wing?':
    'Who sleeps in the left wing of the hostel? Which wing of the plane was it? What is on the right of the map?',
  'Are they bhakts?':
    'Who sings bhakti songs at the fair? How does the crowd of devotees queue? Which nation exports most?',
  'Are you a Marxist?':
    'How liberal was the estimate? What does a conservative accountant do with it? Who read Marx in your economics class?',
  'Did the opposition pay you?':
    'Who paid for the banners? Where did the opposition to the toll come from? Who plays the opposition in the debate?',
  'Do you blame the government?':
    'Who in the government signed? How did the fund support government schools? What would the prime minister ask of the scheme?',
  // Threats
  'It may hurt you. Why ask?':
    'Which cut would hurt you most? Who was hurt by the rope? What could kill the deal?',
  'Did you think of suicide?': 'What ends your day? Who ended the call? Which life cover did you sell?',
  'Somebody should slap you. Why not?':
    'Who beat your price? What hit you first about the town? Which punch card was lost?',
  'I could wreck your name. Why should I not?':
    'What ruined the crop? Who finished the wall? How does a cyclone destroy a port?',
  'You will be sorry. Who chose the jobs?':
    'What do you regret? Who will pay for the pipe? Which patients suffer in June?',
  'Shall we report you?':
    'Who reads the report you send? Which vendors were blacklisted? Who calls the police when a truck is lost?',
  'Watch your tongue. Who chose the jobs?':
    'Who watches the gate? Where do the drivers live? What does a wrist watch cost there?',
  'Answer, or else.': 'Was it luck, or else skill? Who else was asked? What would they mark on the map?',
  'I will make sure nobody hires. What now?':
    'How do you make sure of the weight? Which school will ever need it? Who made the sure bet?',
  'Do not make me repeat it. Who chose?':
    'What makes the press repeat a sheet? Who warned the village? What did the siren warn of?',
  // Sexual talk
  'You look sexy. Who chose the jobs?':
    'What does the sex ratio of the district tell you? Who sat on the sexual harassment committee? How do you price virgin coconut oil?',
  'Was he naked there?':
    'Can the naked eye see the crack? Who runs the underwear factory? How does the camp screen for breast cancer?',
  'You are so hot. Who chose the jobs?':
    'What attracted you to the plant? Which price was attractive to the dealer? Was the furnace hot enough?',
  'Do you flirt with clients?':
    'What touched the roof? Who sleeps at the depot? Which bed did the ward lack?',
  'Shall we go on a coffee date tonight?':
    'On what date did it fail? Who came to the dinner of the alumni? How much coffee did the estate ship?',
  'Tell it over drinks with me?':
    'Which drinks sell in April? Who drinks from the well? How many phone numbers were false?',
  'Come to my cabin and tell the rest.':
    'Who came to the cabin of the manager? What happened in the hotel lobby? Which room was flooded?',
  'You have lovely eyes. Who chose the jobs?':
    'How many eyes did the camp test? Which legs of the trip were empty? Who read the lips of the speaker?',
  // Verdicts
  'You are as good as in. What will you study?':
    'You were in Vapi. Who else was? Are you in the habit of writing it down? Were you out of stock?',
  'You have been shortlisted. Who helped?':
    'When you are tired, who drives? Which vendors were shortlisted? Who rejected the lot?',
  'No panel would gladly take you. Why try?':
    'Where will the bus take you? What would the school recommend? I will take your word for it. Why?',
  'We are leaning towards you. What next?':
    'Which wall was leaning? Who is accepting the goods? What are we selecting for?',
  'The room decided against you. What now?':
    'Who decided against the jobs? What did the village decide on? Which favour did they ask?',
  'Your seat depends on it. What now?':
    'What did your call with the vendor settle? Which seat did the driver repair? Who made the best offer?',
  'See you on campus. What will you read?':
    'Who cleans the campus? When did they see you at the depot? What letter did the clerk sign?',
  'Welcome to the batch. What will you read?':
    'Who welcomed the batch of March? What was the programme of the fest? How did the family shop begin?',
  'Shall we offer you a place?':
    'What did the bank offer you? Which place did you visit? Who offered the lower price?',
  'What do you think your chances are?':
    'What were the chances of rain? Who took the chance? Which chance did the seller miss?',
  'That will not get you in. What else?':
    'Did it get in the way of the jobs? What got you into painting? Who let the goods in?',
  'You may not make it through. What is next?':
    'Did the truck make it through the ghat? What gets through the sieve? Who made it?',
  'Would it convert the call?':
    'How do you convert litres to kilos? Which call did you miss? Who entered this college in 2019?',
  'There is a 20 per cent chance of getting in. Happy?':
    'What is the chance of rain? Which 20 per cent was late? Who was getting in at the gate?',
};
