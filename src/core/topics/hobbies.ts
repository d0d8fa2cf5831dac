import { forAll, type Topic } from './topic.ts';

export const hobbies: Topic = {
  plan: {
    place: { kind: 'personal', drawnBy: 'hobby' },
    minutes: forAll(2),
    mustCover: false,
    facts: ['hobby', 'achievement'],
    soreFacts: [],
    dwelledOnBy: {},
  },
  questions: { beyondResume: false, figuresFromJobs: false },
  followUps: { matter: 'own' },
  card: { name: 'hobbies', about: 'the last time, the hard part, what others get wrong about it; no quiz' },
  scoring: {
    kind: 'motivation',
    weight: forAll(5),
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'Reading and music, with nothing in them.',
      middle: 'A minute of pleasant talk.',
      high: 'Recent, dated and deep, and good for an expert question.',
      top: 'The panel learns something.',
    },
    nextSteps: {
      evidence: 'Be ready with the last time, the place and the hardest part of your hobby.',
      reasoning: 'Find something experts of your hobby disagree about, and take a side.',
      default: 'Prepare a minute on your hobby that teaches a stranger something.',
    },
  },
  field: {
    words: `
      hobby, hobbies, play, game, match, tournament, team, club, practise, practice, coach, teacher, guru,
      beginner, amateur, learn, read, book, novel, author, chapter, write, writing, poem, blog, music,
      song, sing, raga, instrument, guitar, violin, tabla, piano, keyboard, concert, dance, paint,
      painting, sketch, draw, photo, photograph, photography, camera, lens, film, movie, series, cook,
      recipe, bake, garden, plant, trek, trekking, hike, run, running, marathon, cycle, cycling, ride,
      swim, gym, yoga, cricket, football, badminton, tennis, chess, opening, endings, opponent, score,
      rating, bowl, bat, travel, trip, quiz, debate, drama, theatre, stage, perform, enjoy, passion,
      weekend, sunday, childhood, fun, leisure, relax, bike, route, mountain, puncture, bow, string,
      mohiniyattam, carnatic, hindustani, craft, origami, podcast, language, volunteer, basketball,
      volleyball, hockey, kabaddi, carrom, actor, actress, watch, fan, create, creative, creativity, make,
      kitchen, ingredient, spice, dough, batter, oven, stove, boil, fry, knead, ferment, taste, flavour, meal,
      made, build, collect, stamp, coin, gaming, video, sport, sports, athlete, free, spare`,
    facts: ['hobby'],
    near: [],
    asksForReason: false,
    takesAnyCase: false,
  },
};
