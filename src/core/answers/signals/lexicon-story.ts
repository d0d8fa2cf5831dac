import { phrasePattern, phrases } from '#core/text/phrase-pattern.ts';

/** Where and when a story stands. */
export const situationCues = phrasePattern(
  phrases(`when i was, i was in, i was at, when we, when our, when my, when the, in my first year, in my second year, in my third year, in my final year,
  in my fourth year, in first year, in second year, in third year, in fourth year, in final year, in last year,
  during my, during the, during our, last year, last month, last week, last summer, this year, two years ago,
  three years ago, years ago, months ago, years back, year back, months back, month back, weeks back, days back, before one year, before two years,
  before three years, at that time, that time, at the time, at that point, back then, earlier, in those days, in college, in school, at college,
  in class, in my previous, in my last, in my current, at my previous, while i was, while working, while we, our client, our plant,
  our team, our hub, our branch, our store, our shop, our college, our club, our village, my manager, my boss, my team, my father,
  my mother, my shop, there was a, there were, there used to be, the problem was, the issue was, the challenge was, we were facing,
  we faced, i faced, i noticed, we had a, we had no, used to, one day, one evening, one night, on the day, in january, in february,
  in march, in april, in may, in june, in july, in august, in september, in october, in november, in december, in 20*, in 19*,
  in the first semester, in my internship, during covid, after my, before the`),
);

/** What had to be done, and by whom. */
export const taskCues = phrasePattern(
  phrases(`my role was, my job was, my work was, my work is, my duty was, my duty is, my task was, my responsibility was, i was responsible, i was in charge, i was asked, i was assigned,
  i was given, asked me to, told me to, wanted me to, i had to, we had to, i needed to, we needed to, had to, needed to,
  supposed to, expected to, the target was, the goal was, the aim was, our target, our goal, the brief was, the deadline was,
  i decided, i decided to, i chose to, i took it upon, i volunteered, i offered to, i was to, my part was, my share was,
  the question was, the task was`),
);

/** How a story ended. */
export const resultCues = phrasePattern(
  phrases(`as a result, resulted in, which resulted, which led to, led to, because of this, because of that, thanks to this, in the end,
  by the end, at the end of, eventually, finally, the outcome, the result, came down, came down to, went up, went down, went from,
  dropped to, dropped by, dropped from, fell to, fell by, fell from, rose to, rose by, rose from, grew to, grew by, grew from,
  increased to, increased by, increased from, reduced to, reduced by, reduced from, reduced the, improved to, improved by,
  improved from, cut to, cut by, cut the, cut our, brought down, brought it down, saved us, saved the, saved about, saved around,
  we saved, i saved, doubled, halved, tripled, stopped chasing, stopped complaining, still use, still uses, still used, still runs,
  is used by, are using it, adopted by, was adopted, got approved, was approved, was accepted, got accepted, we won, i won,
  we lost, i lost, it failed, we failed, we missed, we finished, got selected, was selected, was promoted, got promoted,
  since then, after that the, from then on, from that day, till now, at last, now they, now the, now he, now she, now it, now my, now our, now we, now nobody,
  now everybody, now people, today the, renewed, signed the, sold out, broke even,
  complaints fell, complaints dropped, went live, within budget, ahead of schedule, on time, down to, up to`),
);

/** What was learnt, owned or would be done otherwise. */
export const reflectionCues = phrasePattern(
  phrases(`i learnt, i learned, i have learnt, i have learned, it taught me, that taught me, this taught me, taught me that, taught me to,
  looking back, in hindsight, in retrospect, if i did it again, if i had to do it again, if i could do it again,
  if i were to do it again, next time, i would now, i now, since then i, my mistake, my fault, my error, i was wrong,
  i got it wrong, i misjudged, i underestimated, i overestimated, i should have, i could have, i would have, i wish i had,
  i would change, i would do differently, do differently, i realised, i realized, i understood that, i have understood, i came to know, i regret, what i missed,
  i missed that, i had not, i had assumed, i assumed that, i did not expect, i didn't expect, the lesson, my lesson, lesson for me,
  what changed in me, i changed how, i changed the way, i still don't know, i do not know what that, i cannot claim, i can't claim,
  not all of it was mine, the credit goes, part of it was luck`),
);

/** Verbs that tell what somebody did. Weak ones (worked, helped, participated) are left out on purpose. */
export const strongVerbs = phrases(`built, wrote, made, created, designed, led, ran, called, spoke, sat, mapped, found, measured, analysed, analyzed, compared,
  proposed, negotiated, renegotiated, convinced, persuaded, persuade, trained, taught, coached, hired, fired, launched, opened,
  closed, started, stopped, set up, organised, organized, planned, scheduled, split, merged, moved, shifted, changed, replaced,
  removed, added, cut, reduced, increased, raised, lowered, doubled, halved, saved, sold, bought, priced, repriced, tested,
  piloted, checked, verified, validated, counted, tracked, logged, recorded, surveyed, interviewed, visited, asked, listened,
  presented, pitched, argued, disagreed, refused, rejected, apologised, apologized, escalated, reported, documented, drafted,
  edited, published, translated, coded, programmed, automated, debugged, fixed, repaired, rewrote, refactored, deployed, migrated,
  integrated, modelled, modeled, calculated, estimated, forecast, forecasted, audited, reconciled, filed, reviewed, sorted,
  grouped, ranked, chose, selected, decided, cancelled, canceled, delayed, postponed, borrowed, lent, invested, funded, collected,
  distributed, delivered, shipped, packed, loaded, cooked, grew, planted, dug, drew, sketched, painted, played, scored, captained,
  refereed, coordinated, supervised, managed, handled, assigned, delegated, divided, mediated, resolved, solved, derived, proved,
  explained, demonstrated, showed, prepared, arranged, booked, ordered, sourced, procured, inspected, sampled, weighed, calibrated,
  installed, wired, assembled, reworked, redesigned, restructured, rebuilt, simplified, standardised, standardized, introduced,
  pushed, insisted, admitted, returned, refunded, rehearsed, mentored, tutored, recruited, won, lost, missed, failed, learnt, read,
  volunteered, founded, registered, wound up, stayed, walked, cycled, trekked, climbed, swapped, tied, traced, spotted, discovered,
  investigated, questioned, challenged, handed, kept, gave, took, put, brought, sent, told, offered, invited, contacted, emailed,
  phoned, met, joined, left, switched, held, paid, rang, drove, fought, caught, threw, broke, spent, dealt, hid, fed, laid, swept, hung, withdrew, overruled, quit, halted,
signed, dropped, promised, carried, cleaned, typed, copied, locked, unlocked, sealed, waited, complained, warned, owned up, stitched, sewed, swam, sang,
  noted, entered, filled, suggested, washed, scrubbed, ironed, baked, fried, mixed, ground, milked, sowed, ploughed, watered, sprayed, harvested, weeded, grazed,
  threshed, fetched, lifted, unloaded, stacked, wrapped, folded, pasted, pulled, drilled, welded, greased, tightened, polished, nailed, plastered, moulded,
  served, fitted, lit, dried, boiled, roasted, knitted, embroidered, nursed, bandaged, escorted, dusted, mopped`);

/** The same in the present, for work that still goes on: "I run the night shift". */
export const presentVerbs = phrases(`run, lead, manage, handle, coach, teach, write, build, design, supervise, train, track, audit, review, plan, schedule, maintain, sell, buy,
  price, negotiate, cook, play, paint, cycle, trek, code, test, check, coordinate, mentor, edit, publish, own, measure, model, forecast`);
