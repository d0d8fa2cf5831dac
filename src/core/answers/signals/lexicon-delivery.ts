import { phrasePattern, phrases } from '#core/text/phrase-pattern.ts';

/** Sounds and phrases that only hold the floor. */
export const fillers = phrasePattern(
  phrases(`um, umm, uh, uhh, er, erm, hmm, ah, you know, i mean, so yeah, basically, actually, literally, obviously, like basically, or something,
  and all that, and all, and stuff, and so on, so on and so forth, etc etc, what do you say, how do i say, how to say, let me see, right so, okay so,
  ya so, yeah so, as such, at the end of the day, needless to say, to be honest, honestly speaking, i would like to say that, the thing is`),
);

/** Words that take a step back from a claim. */
export const hedges = phrasePattern(
  phrases(`maybe, perhaps, probably, possibly, i guess, i suppose, i feel like, sort of, kind of, more or less, somewhat, a bit, a little bit, might be,
  could be, hopefully, to some extent, in a way, i am not sure, not very sure, not too sure, i would say, if i am not wrong, i believe so, i think so,
  kinda, sorta, apparently, presumably`),
);

/** Words that turn the volume up without evidence. */
export const boosters = phrasePattern(
  phrases(`definitely, absolutely, certainly, surely, undoubtedly, without a doubt, hundred percent, 100 percent, 100%, totally, completely, extremely,
  very very, really really, no doubt, beyond doubt, always, never ever, by far, obviously the best, for sure, guaranteed, incredibly, tremendously`),
);

/** Words of applications that could stand in anybody's. */
export const buzzwords = phrasePattern(
  phrases(`synergy, synergies, synergise, team player, hard working, hardworking, hard worker, hard work, smart work, go-getter, go getter,
  out of the box, think outside the box, win-win, win win, leverage, leveraging, dynamic, passionate, passion for, result oriented, result-oriented,
  results driven, self-motivated, self motivated, self starter, self-starter, quick learner, fast learner, holistic, holistic development,
  overall development, personality development, paradigm, game changer, game-changer, value addition, value add, core competency, best practices,
  cutting edge, cutting-edge, state of the art, world class, world-class, thought leader, move the needle, low hanging fruit, big picture,
  helicopter view, 360 degree, 360-degree, all-rounder, all rounder, people person, people skills, soft skills, leadership skills,
  leadership qualities, managerial skills, management skills, communication skills, interpersonal skills, exposure, brand name, great learning,
  learning experience, learning curve, comfort zone, next level, take it to the next level, dream company, good company, reputed company,
  reputed institute, reputed college, top management, corporate world, corporate ladder, networking, strong alumni network, disruptive, robust,
  scalable solution, end-to-end ownership, growth mindset, positive attitude, never give up attitude, 110 percent, detail oriented, detail-oriented,
  multi-tasking, multitasking, time management, make a difference, change the world, give back to society, impactful, visionary, unlock potential`),
);

/** Words that point at nothing in particular. */
export const vagueWords = phrasePattern(
  phrases(`something, somehow, somewhere, someone, anything, everything, whatever, whichever, whoever, thing, things, stuff, some, several,
  various, a lot, lots of, many things, many ways, etc, and so on, just, mostly, usually, generally, normally, typically, basic,
  basics, usual, okay, fine, nice, good, great, very good, well, properly, proper, kind of thing, sort of thing, different things,
  different ways, different people, a few, certain, and all, here and there, overall, in general, more or less, certain issues,
  some issues, many people, people say, as usual, as required, as needed, seemed, seems, fairly, pretty much, interesting, nicely,
  smoothly, normal, regular, all that, all these, these things, such things`),
);

/** What candidates say about themselves when they say nothing about themselves. */
export const genericSelf = phrasePattern(
  phrases(`i am a hard*, i am a team player, i am a quick learner, i am a very, i am very, i am good at, i am passionate, i have good,
  i have great, i have strong, i have always been, i always wanted, i have always wanted, since childhood i, from childhood i,
  my strength is, my strengths are, my weakness is that i am a perfectionist, i believe in, i like to, i love to,
  i can work under pressure, i can adapt, i never give up, i give my best, i gave my best, i try my best, i want to grow,
  i want to learn, i want to become successful, i am confident, i am dedicated, i am sincere, i am honest, i am punctual,
  i am a good, i am a people`),
);

/** Ways out of a question. */
export const evasions = phrasePattern(
  phrases(`next question, skip this, can we skip, can we move on, let us move on, let's move on, i will pass, i'll pass, pass sir,
  pass on this, i would pass, prefer not to, would rather not, not comfortable, can't say, cannot say, hard to say,
  difficult to say, difficult to choose, hard to choose, difficult to pick, hard to pick, no comment, it depends, that depends, depends on the situation, depends upon the situation, nothing as such,
  nothing specific, nothing in particular, no specific, nothing much, as i said, as i already said, as i told, i already told,
  already answered, i already answered, i have no weakness, i don't have any weakness, i do not have any weakness,
  i have never failed, i never failed, never really failed, i have not failed, there is no downside, no downside, no disadvantage,
  i have not thought, haven't thought, i did not think about, didn't think about, never thought about, not prepared,
  i did not prepare, i didn't prepare, leave it, chhodo, aage badhte hain, agla sawal`),
);
