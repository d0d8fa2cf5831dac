import type { CleanText } from '#core/text/clean-text.ts';
import { matchesIn } from '#core/text/find-mentions.ts';
import { phrasePattern, phrases } from '#core/text/phrase-pattern.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { findDeltas } from './find-deltas.ts';
import { buzzwords } from './lexicon-delivery.ts';

/** Words of slides, which name no thing that anybody did. */
const slideWords = phrasePattern(
  phrases(`transformation, transformational, transformative,
  transformation journey, digital acceleration, digital transformation, digital-first, acceleration, ecosystem, ecosystems,
  north star, squads, stakeholder, stakeholders, orchestration, orchestrate, orchestrating, insight-led, insight-driven, data-led,
  data-driven, purpose-led, purpose-driven,
  customer-centric, customer-centricity, people-centric, future-ready, future-proof, next-gen, next-generation, quick wins, bandwidth,
  value creation, driving value, drive value,
  unlock value, unlocking value, value chain transformation, value proposition, value delivery, scaling impact, scale impact,
  impact at scale, at scale, capability, capabilities,
  capability building, culture building, roadmap, road map, three-horizon, global lens, strategic lens, multiplier, force multiplier,
  de-risk, de-risking,
  t-shaped, c-suite, c-level, quotient, monetise, monetising, monetize, monetizing, decisioning, decision-making framework,
  enterprise-wide, enterprise breadth, functional depth, functional excellence, operational excellence, execution excellence, excellence,
  trajectory, tier-1, fortune 500,
  change agent, change management, change-maker, catalyst, catalyse, accelerator, flywheel, playbook, alignment, align, aligning, aligned, strategic,
  strategically, cross-functional, end-to-end, best-in-class, thought leadership, deep dive, deep-dive, agile, agility, innovation,
  innovative, pipeline of talent, talent pipeline,
  high-impact, high-performance, high-performing, hyper-growth, hypergrowth, growth engine, growth levers, growth mindset,
  leadership pipeline, leadership quotient, leadership bandwidth,
  mindshare, touchpoints, touchpoint, key result areas, outcome-driven, optimise, optimising, maximise, maximising, empower, empowering,
  enable, enabling,
  enablement, upskilling, upskill, white space, whitespace, go-to-market, scalable, sustainable growth, holistic, synergies, synergy,
  vision, visioning, mission-critical`),
);
const planned =
  /\b(?:will|would|shall|going to|plan to|aim to|see myself|target|by year|in the (?:short|medium|long) term|gives? me|equips?|help me)\b|['’](?:ll|d)\b/iu;
/** So many such words make a sentence a slide: fewer where it tells of what is to come. */
const slide = { words: 3, ofPlans: 2 };

/**
 * Sentences made of the words of slides: whatever figures and names stand in them measure nothing that was done (rule SIGNAL-10). One that tells from
 * where to where something went, and not what is to come, says what was done in whatever words.
 */
export function jargonSentences(clean: CleanText, sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter((one) => {
    const isPlan = planned.test(clean.text.slice(one.start, one.end));
    if (!isPlan && findDeltas(clean, [one]).length > 0) return false;
    const found = new Set(
      [...matchesIn(clean, [one], slideWords), ...matchesIn(clean, [one], buzzwords)].map(({ text }) =>
        text.toLowerCase(),
      ),
    ).size;
    return found >= (isPlan ? slide.ofPlans : slide.words);
  });
}
