import { lexicon } from '#core/text/lexicon.ts';

/** Music, dance, stage, reading, crafts, cooking and collecting (rule RESUME-14). */
export const artPastimes = lexicon('letters', [
  {
    phrase:
      'reading|reading (?:books|novels|fiction|maps|biographies|newspapers)|books|novels?|non[- ]?fiction|fiction|biographies|autobiographies|comics?|manga|graphic novels|audio ?books|short stories',
    example: 'Malayalam short stories',
  },
  { phrase: 'literature|poetry|poems?|shayari|ghazals?|urdu poetry|haikus?|limericks|mushairas?|classics|mythology|folk ?tales', example: 'Ghazals' },
  {
    phrase: [
      'writing|creative writing|blogging|blogs?|journal(?:l?ing)|diary writing|song ?writing|story ?writing|script ?writing|letter writing|content writing',
      'poetry writing|writing (?:poems|stories|poetry|letters|blogs)|freelance writing|travel writing|vlogging',
    ].join('|'),
    example: 'blogging',
  },
  {
    phrase: [
      'singing|vocal|vocals|karaoke|choirs?|church choir|bhajans?|kirtan|qawwali|carnatic (?:music|vocals?)|hindustani (?:music|classical|vocals?)',
      'classical (?:music|singing|vocals?)|devotional songs|rabindra ?sangeet|nazrul ?geeti|light music|sugam sangeet|beat ?boxing|rap(?:ping)?|a cappella',
      'playback singing|thumri|natya sangeet|baul',
    ].join('|'),
    example: 'Carnatic vocal',
  },
  {
    phrase: [
      'music|listening to (?:music|podcasts|songs|radio)|podcasts|music production|composing|composing music|old (?:hindi )?songs|vinyl records?|dj-?ing',
      'western music|folk music|film music|jazz|rock music|electronic music|pena music',
    ].join('|'),
    example: 'Pena music',
  },
  {
    phrase: [
      'guitar|bass guitar|ukulele|violin|carnatic violin|cello|piano|key ?board(?: playing)?|synthesi[sz]er|accordion|harmonium|harmonica|mouth ?organ',
      'saxophone|trumpet|clarinet|flute|bansuri|recorder|drums?|percussion|cajon|playing (?:the )?(?:guitar|piano|drums|flute|violin|keyboard|tabla)',
    ].join('|'),
    example: 'guitar',
  },
  { phrase: 'tabla|mridangam|pakhawaj|dhol(?:ak|ki)?|chenda|ghatam|kanjira|khol|thavil|nagada|djembe|edakka', example: 'mridangam' },
  { phrase: 'sitar|sarod|veena|santoor|sarangi|esraj|dilruba|tanpura|nadaswaram|shehnai|mandolin|banjo|dotara|ektara|rabab|pena|swarmandal|morsing', example: 'veena' },
  {
    phrase: [
      'danc(?:e|es|ing)|bharat(?:a)?natyam|kathak|odissi|kuchipudi|mohiniyattam|kathakali|manipuri|sattriya|classical dance|folk dance|contemporary dance',
      'hip[- ]?hop|salsa|bachata|ballet|ballroom|break ?dancing|b-?boying|jive|free ?style dance|choreography|western dance|bollywood dance|tap dance',
      'belly dance|street dance',
    ].join('|'),
    example: 'Odissi dance',
  },
  {
    phrase:
      'garba|dandiya|bhangra|gidda|lavani|ghoomar|bihu|chhau|yakshagana|theyyam|thiruvathira|oppana|kolattam|kummi|powada|tamasha|nautanki|jatra|therukoothu|koodiyattam|kathputli|jhumar|nati|lezim',
    example: 'Yakshagana',
  },
  {
    phrase: [
      'theatre|theater|acting|drama|dramatics|street plays?|nukkad natak|mono[- ]?act(?:ing)?|mime|mimicry|stand[- ]?up(?: comedy)?|improv|comedy|puppetry',
      'ventriloquism|magic(?: tricks)?|story ?telling|radio plays?|plays|anchoring|dubbing|voice ?overs?',
    ].join('|'),
    example: 'old Bengali radio plays',
  },
  { phrase: 'debat(?:e|es|ing)|elocution|public speaking|model united nations|muns?|extempore|oratory|declamation|recitation|toastmasters', example: 'debating' },
  {
    phrase: [
      'films?|movies?|cinema|documentaries|watching (?:movies|films|cricket|football|anime|series|plays|documentaries)|film[- ]?making|film reviews?|anime',
      'world cinema|marathi cinema|short films?|web series|television|k-?dramas?',
    ].join('|'),
    example: 'Marathi cinema',
  },
  {
    phrase: 'photography|street photography|mobile photography|photo ?walks|videography|video editing|photo editing|photographing (?:birds|people|streets)|astro ?photography',
    example: 'street photography',
  },
  {
    phrase: [
      'sketching|drawing|painting|doodling|doodles|water ?colou?rs?|oil painting|acrylics?|charcoal|pencil (?:sketching|art|shading)|fine arts?|art|arts',
      'illustration|cartooning|caricatures?|digital art|graffiti|mural(?:s| painting)?|portraits?|wall painting|fabric painting|glass painting|art and craft',
      'lino ?cut|print ?making',
    ].join('|'),
    example: 'sketching',
  },
  {
    phrase: [
      'rangoli|alpona|alpana|kolam|muggulu|mehn?di|mehandi|henna|warli(?: art| painting)?|madhubani|sohrai|gond(?: art)?|pattachitra|tanjore painting',
      'kalamkari|mandalas?|mandala art|pichwai|phad|kalighat|zentangle|lippan art|aipan|pithora|chittara',
    ].join('|'),
    example: 'Sohrai painting',
  },
  {
    phrase: 'calligraphy|hand ?lettering|typography|origami|paper (?:craft|quilling|art)|quilling|scrap ?booking|card making|book ?binding|paper cutting|kirigami|sand art|resin art|collages?',
    example: 'Urdu calligraphy',
  },
  {
    phrase: [
      'crafts?|handi ?crafts?|hand ?craft|bamboo craft|cane craft|best out of waste|do it yourself|diy|wood ?work(?:ing)?|carpentry|wood carving|carving',
      'leather craft|candle making|soap making|jewell?ery making|macram[eé]|beadwork|toy making|doll making|mask making',
    ].join('|'),
    example: 'bamboo craft',
  },
  {
    phrase: [
      'knitting|crochet(?:ing)?|embroidery|stitching|sewing|tailoring|quilting|weaving|loom weaving|spinning|tie and dye|batik|block printing|kantha|zardozi',
      'chikan(?:kari)?|patchwork|cross[- ]stitch|dress designing|fashion designing',
    ].join('|'),
    example: 'weaving on a pit loom',
  },
  { phrase: 'pottery|ceramics|clay (?:modelling|art|work)|sculpt(?:ing|ure)|terracotta|idol making|stone carving|paper mache', example: 'pottery' },
  {
    phrase: [
      'cook(?:ing|ery)|baking|cake (?:baking|decorating|making)|sour ?dough|grilling|barbecue|recipes|trying (?:new )?recipes|food blogging|food trails',
      'foodie|coffee brewing|brewing coffee|home brewing|pickle making|sweet making|chocolate making|mixology|regional cuisines|street food|fermentation',
    ].join('|'),
    example: 'sourdough',
  },
  {
    phrase: [
      'philately|stamp collecti(?:ng|on)|stamps|numismatics|coin collecti(?:ng|on)|coins|collecting \\p{L}+(?: \\p{L}+)?|antiques|vintage cars',
      'matchbox collecti(?:ng|on)|fountain pens|model (?:trains?|cars?|making|ships?)|scale models|watch collecting|die-?cast',
    ].join('|'),
    example: 'philately',
  },
  { phrase: 'history|military history|archaeology|epigraphy|heritage|museums?|genealogy|local history|oral history', example: 'local history' },
  {
    phrase: 'learning (?:new )?(?:languages|instruments|sanskrit|french|german|japanese|spanish|korean|\\p{Lu}\\p{L}+)|languages|sanskrit|linguistics|foreign languages|sign language',
    example: 'learning languages',
  },
  {
    phrase: [
      'amateur radio|ham radio|radio listening|electronics tinkering|tinkering|robot building|hobby electronics|3d printing',
      'restoring (?:old )?(?:radios|bikes|cars|furniture)|repairing (?:old )?(?:radios|clocks|watches|bikes|cycles)|clock repair|rc cars|lego|gunpla',
    ].join('|'),
    example: 'ham radio',
  },
  { phrase: 'social service|teaching (?:children|kids|slum children|underprivileged children)|community service|social work|blood donation|volunteering', example: 'teaching children' },
  {
    phrase: 'temple architecture|architecture sketching|urban sketching|interior decoration|home decor(?:ation)?|flower arrang(?:ing|ement)|ikebana|terrariums?|floristry|landscaping',
    example: 'flower arrangement',
  },
  { phrase: 'people watching|day ?dreaming|shopping|fashion|styling|make-?up|nail art|hair ?styling|perfumery|thrifting|astrology|tarot', example: 'nail art' },
  {
    phrase: 'stock markets?|investing|trading|personal finance|chess of markets|current affairs|following (?:politics|cricket|football|the news|markets)|newspapers?|politics',
    example: 'current affairs',
  },
  { phrase: 'coding|open source|competitive programming|hackathons|ethical hacking|gadgets|technology blogs|app development', example: 'competitive programming' },
]);
