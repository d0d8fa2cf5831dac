import { phrasePattern, phrases } from '#core/text/phrase-pattern.ts';

/** Words that join a claim to its ground. */
export const reasoningCues = phrasePattern(
  phrases(`because, since, therefore, thus, hence, so that, which means, that means, meaning that, this means, that is why, this is why,
  that's why, the reason, for that reason, due to, owing to, as a result, consequently, leads to, led to, causes, caused,
  depends on, so the, so i, so we, so it, so they, so he, so she, so you, so my, so our, so his, so her, so their, so this, so people, so nobody,
  so everybody, so there, so now, in order to, otherwise, instead of, rather than, if the, if we, if i, if you, if it, if they, if a, if he, if she,
  if my, if our, if his, if her, if their, if there, if somebody, if anybody, if nobody, assuming, suppose, given that, provided that, in that case, it follows, implies, implied, the trade-off,
  trade-off, tradeoff, trade off, at the cost of, cost of, opportunity cost, root cause, main driver, driven by, in exchange,
  in return, compared to, compared with, first, second, third, secondly, thirdly, on balance, net effect, for example,
  for instance, such as, say`),
);

/** Words that bring in the other side, a limit or a condition. */
export const counterpoints = phrasePattern(
  phrases(`but, however, although, though, even though, whereas, while, on the other hand, on the contrary, yet, unless, except, despite,
  in spite of, still, the other side, the downside, the risk, risk is, the cost is, the catch, the caveat, the limitation, limits,
  a limit, drawback, the flip side, critics, opponents, those who, some would say, one could argue, you could argue, fair point,
  i agree that, i concede, granted, admittedly, it is true that, true but, not always, not everyone, alternatively,
  the alternative, another option, other option, would hurt, will hurt, who loses, losers, at the expense, the trade-off,
  trade-off, tradeoff, trade off, nevertheless, overstates, understates`),
);

/** Words of someone who has checked. */
export const rigourCues = phrasePattern(
  phrases(`validated, validate, verified, verify, cross-checked, cross checked, double-checked, checked against, measured, measure,
  compared, comparison, benchmark*, baseline, control group, sample of, sample size, sampled, pilot, piloted, tested, a/b test,
  criteria, criterion, threshold, constraint*, assumption*, assume, assumed, hypothesis, estimate, estimated, calculated,
  calculation, reconciled, audited, documented, root cause, breakdown, broke it down, break it down, per unit, per customer,
  per month, ratio, margin, median, average, percentage, correlation, causation, sensitivity, worst case, best case, upper bound,
  lower bound, order of magnitude, sanity check, back of the envelope, definition, defined as, formula, derivation, derived,
  equation, proof, theorem, elasticity, marginal, variance, deviation, log, logs, logged, spreadsheet, survey, evidence, source,
  sourced, confirmed, confirm, specification, tolerance, payback, break-even, breakeven, cash flow, cash-flow, unit economics,
  interest, invoice, ledger, trial`),
);

/** Ways to get at an answer one does not know. */
export const methodCues = phrasePattern(
  phrases(`would estimate, can estimate, could estimate, i'd estimate, estimate it, let me estimate, would start, i'd start, would begin,
  start with, would assume, let me assume, assuming, would check, i'd check, would look, i'd look, look it up, look up, find out,
  would find, figure out, would ask, i'd ask, would read, would work out, work it out, work out, would calculate, would multiply,
  multiply, would divide, divided by, would break, break it down, would compare, would use, would take, as a proxy, proxy for,
  first principles, would reason, reason from, my guess is, my guess would be, i would guess, educated guess, based on,
  would derive, derive it, would model, would count, would survey, from the number of, let me try, i can try, can i try,
  let me think aloud, think aloud, my approach, one approach, i would approach`),
);
