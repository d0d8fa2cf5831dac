import type { HeardStretch } from '#contract/transcript.ts';
import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import type { Style } from '#contract/styles.ts';
import type { ConductorEvent } from '../conductor-event.ts';
import { awaitingTurnId } from '../shown-state.ts';
import { step } from '../conductor.ts';
import type { Directive } from '#core/interview/directive.ts';
import { type ConductorState, initialState } from '#core/interview/state.ts';
import type { SpeakDirective } from '../directive.ts';
import { engineer, type FictionalCandidate } from './fictional-candidates.ts';

/** An interview in a test, one event at a time, on a clock the test sets. */
export class Play {
  state: ConductorState = initialState();
  events: ConductorEvent[] = [];
  last: Directive[] = [];

  constructor(
    style: Style,
    seed = 11,
    { name, profile, facts }: FictionalCandidate = engineer,
    scenario?: ScenarioPlan,
  ) {
    this.send({
      kind: 'started',
      atMs: 0,
      seed,
      style,
      profile,
      facts,
      candidateName: name,
      statement: '',
      targetSchools: [],
      recentStemIds: [],
      ...(scenario ? { scenario } : {}),
    });
  }

  send(event: ConductorEvent): Directive[] {
    const { state, directives } = step(this.state, event);
    this.state = state;
    this.events.push(event);
    this.last = directives;
    return directives;
  }

  answer(
    text: string,
    atMs: number,
    more: {
      turnId?: string;
      source?: 'typed' | 'spoken';
      heard?: HeardStretch[];
      startedAtMs?: number;
      listens?: true;
    } = {},
  ): Directive[] {
    const turnId = more.turnId ?? awaitingTurnId(this.state) ?? 'T00';
    return this.send({
      kind: 'answered',
      source: 'typed',
      startedAtMs: this.state.nowMs,
      ...more,
      atMs,
      turnId,
      text,
    });
  }

  get spoken(): SpeakDirective[] {
    return this.last.flatMap((d) => (d.kind === 'speak' ? [d.speak] : []));
  }

  get scripts(): (string | undefined)[] {
    return this.spoken.map((s) => s.script);
  }

  get finished(): string | null {
    const end = this.last.find((d) => d.kind === 'finish');
    return end?.kind === 'finish' ? end.reason : null;
  }
}
