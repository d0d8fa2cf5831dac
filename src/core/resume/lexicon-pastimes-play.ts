import { lexicon } from '#core/text/lexicon.ts';

/** Sports, games and what people do outdoors (rule RESUME-14). */
export const playPastimes = lexicon('letters', [
  { phrase: 'cricket|gully cricket|box cricket', example: 'weekend cricket' },
  { phrase: 'football|futsal|soccer|rugby|touch rugby', example: 'football' },
  { phrase: 'hockey|ice hockey|roller hockey', example: 'hockey' },
  { phrase: 'badminton|shuttle|tennis|lawn tennis|table tennis|ping[- ]?pong|pickleball|padel|squash|racquetball', example: 'table tennis' },
  { phrase: 'basket ?ball|volley ?ball|beach volleyball|hand ?ball|throw ?ball|net ?ball|dodge ?ball|base ?ball|soft ?ball', example: 'throwball' },
  { phrase: 'kabaddi|kho[- ]?kho|gilli[- ]?danda|lagori|pithoo|langdi|ball badminton|tug of war|atya patya', example: 'kho-kho' },
  { phrase: 'chess|chess problems|chess puzzles|speed chess|blitz chess', example: 'chess problems' },
  { phrase: 'carrom|ludo|draughts|checkers|backgammon|scrabble|monopoly|board games?|card games?|bridge|rummy|poker|teen patti|mahjong', example: 'carrom' },
  { phrase: 'sudoku|crosswords?|cross ?word puzzles|jigsaws?|jigsaw puzzles|puzzles?|puzzle solving|solving puzzles|riddles|brain ?teasers', example: 'Bengali crosswords' },
  { phrase: "rubik'?s? ?cubes?|speed ?cubing|cubing|cube solving|solving (?:the )?rubik'?s? cubes?", example: 'speedcubing' },
  { phrase: 'quizz(?:ing|es)|quiz(?:zing)? clubs?|trivia', example: 'quizzing' },
  { phrase: 'video games?|gaming|e-?sports|mobile gaming|computer games|online gaming|pc gaming|retro gaming', example: 'video games' },
  { phrase: 'running|jogging|distance running|long[- ]distance running|marathons?|half[- ]marathons?|ultra[- ]?marathons?|trail running|sprinting|marathon runner', example: 'half marathon' },
  { phrase: 'cycling|cycle tours?|bicycle touring|mountain biking|bik(?:e|ing) (?:rides?|trips?)|biking|long[- ]distance cycling|bicycling|cyclist', example: 'long-distance cycling' },
  {
    phrase: 'motor ?cycling|motor ?bikes?|bike riding|long drives?|driving|road trips?|off[- ]?road(?:ing| driving)?|motorsports?|karting|go-?karting|formula one|formula 1|motorcycle touring',
    example: 'long drives on the old Enfield',
  },
  { phrase: 'walking|long walks|nature walks|heritage walks|morning walks|evening walks|city walks|hill walking', example: 'heritage walks' },
  { phrase: 'trek(?:s|king|ker)?|hik(?:e|es|ing|er)|backpacking|camping|bush ?craft|mountaineering|rock climbing|bouldering|wall climbing|climbing|caving|rappelling', example: 'trekking' },
  { phrase: 'swimming|diving|scuba(?: diving)?|snorkell?ing|surfing|kayaking|rowing|rafting|canoeing|sailing|water polo|boating|wind ?surfing', example: 'swimming' },
  { phrase: 'skating|roller skating|ice skating|skate ?boarding|skiing|snow ?boarding', example: 'roller skating' },
  {
    phrase: 'archery|shooting|rifle shooting|pistol shooting|air rifle|fencing|javelin|shot ?put|discus|long jump|high jump|athletics|track and field|gymnastics|malkhamb?|mallakhamb?|pole vault',
    example: 'archery',
  },
  {
    phrase: [
      'karate|judo|tae ?kwon ?do|kung[- ]?fu|boxing|kick ?boxing|wrestling|kushti|martial arts?|krav maga|mixed martial arts|mma|ju ?jitsu|aikido|silambam',
      'kalari(?:payattu)?|gatka|thang[- ]?ta|wushu|lathi|muay thai',
    ].join('|'),
    example: 'silambam',
  },
  {
    phrase: 'gym|gymming|work(?:ing)? ?outs?|weight ?lifting|weight training|power ?lifting|body ?building|cross ?fit|calisthenics|fitness|strength training|zumba|aerobics|pilates|physical fitness',
    example: 'powerlifting',
  },
  { phrase: 'yoga|yogasanas?|meditation|vipassana|pranayam(?:a)?|mindfulness|surya namaskar', example: 'yoga' },
  { phrase: 'horse riding|riding horses|equestrian|polo|show jumping|dressage', example: 'horse riding' },
  { phrase: 'golf|billiards|snooker|pool|bowling|ten ?pin bowling|darts', example: 'snooker' },
  {
    phrase:
      'fishing|angling|bee ?keeping|pigeon keeping|aquariums?|aquarium keeping|fish keeping|dog training|pet care|pets|bird keeping|animal care|caring for (?:dogs|animals|strays)|feeding strays',
    example: 'angling',
  },
  {
    phrase: 'kite[- ]?flying|kites|paragliding|gliding|sky ?diving|hang gliding|bungee(?: jumping)?|model aircraft|aero ?modelling|drone flying|plane spotting|train spotting|rail ?fanning',
    example: 'kite flying',
  },
  { phrase: 'bird[- ]?watching|birding|star[- ]?gazing|amateur astronomy|astronomy|wildlife|wild ?life photography|nature photography|butterfly watching|safaris?', example: 'birdwatching' },
  {
    phrase: [
      'gardening|kitchen gardening|terrace gardening|farming|bonsai|plants|house ?plants|horticulture|composting',
      'growing (?:vegetables|plants|flowers|roses|mangoes|orchids)|planting trees|tree planting|hydroponics',
    ].join('|'),
    example: 'kitchen gardening',
  },
  {
    phrase: 'travel(?:s|l?ing)?|solo travel|exploring (?:new )?(?:places|cities|cuisines|temples|forts)|fort (?:visits|treks)|visiting (?:temples|museums|forts|monuments)|globe ?trotting',
    example: 'travelling',
  },
  {
    phrase: 'ultimate frisbee|frisbee|parkour|skipping|rope skipping|hula hoop(?:ing)?|slack ?lining|jumping rope|juggling|unicycling|sports?|outdoor (?:sports|games)|indoor games|adventure sports',
    example: 'ultimate frisbee',
  },
]);
