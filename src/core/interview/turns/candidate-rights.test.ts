import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { awaitingTurnId, isSoftened } from '#core/interview/shown-state.ts';
import { Play } from '#core/interview/testing/play.ts';

const full =
  'I traced the ledger in March because two clerks lost 40 hours a month, and I rejected the cheaper option. It came down to 9 hours.';

describe('the candidate’s rights', () => {
  it('may answer any putting of the same question, once', () => {
    const play = new Play('chill');
    const first = awaitingTurnId(play.state) ?? '';
    play.send({ kind: 'ask_again', atMs: 10_000 });
    expect(play.spoken).toHaveLength(1);
    expect(play.spoken[0]).toMatchObject({ move: 'repeat', awaiting: true });
    const second = awaitingTurnId(play.state);
    expect(second).not.toBe(first);
    play.answer(full, 60_000, { turnId: first });
    expect(play.state.counts.answers).toBe(1);
    const before = play.state;
    play.answer(full, 61_000, { turnId: first });
    expect(play.state).toBe(before);
  });

  it('is not charged twice for the time before a question was put again', () => {
    const play = new Play('chill');
    const topicId = play.state.asked?.topicId ?? 'introduction';
    play.answer('Sorry, could you repeat the question?', 40_000);
    expect(play.spoken.map((s) => s.move)).toEqual(['repeat']);
    play.answer(full, 100_000);
    expect(play.state.topics[topicId]?.spentMs).toBe(100_000);
  });

  it('hears the same question word for word, then its bare question, and never another', () => {
    const play = new Play('grill');
    const question = play.state.asked?.text ?? '';
    play.send({ kind: 'ask_again', atMs: 5_000 });
    expect(play.spoken.map((s) => s.draft)).toEqual([question]);
    play.answer('Sorry, could you repeat that please?', 8_000);
    expect(play.spoken).toHaveLength(1);
    expect(question).toContain(play.spoken[0]?.draft.slice(1) ?? 'nothing');
    expect(play.state.counts.answers).toBe(0);
  });

  it.each([
    'could you repeat that?',
    'Sorry?',
    'Come again?',
    'Question please.',
    'What did you say?',
    'I did not catch that, sir.',
  ])('hears the question again by saying “%s”, at the close too (rule SAFE-12)', (words) => {
    const play = new Play('chill');
    const first = play.state.asked?.text;
    play.answer(words, 10_000);
    expect(play.spoken.map((s) => s.draft)).toEqual([first]);
    const counts = play.state.counts;
    for (let at = 1; play.state.phase === 'asking' && at < 40; at++)
      play.answer(`${full} Case ${at} took ${at + 3} days.`, at * 80_000);
    const last = play.state.asked?.text;
    play.answer(words, play.state.nowMs + 1_000);
    expect(play.spoken.map((s) => [s.move, s.draft])).toEqual([['repeat', last]]);
    expect(play.state.phase).toBe('closing');
    expect(counts.answers).toBe(0);
  });

  it.each([
    ['Reading and cricket: which one would you keep?', 'Cricket.'],
    [
      'You supervised them for ten weeks. In ten words: why?',
      'Nobody else knew the line and the night shift trusted me.',
    ],
    ['How many?', 'About forty.'],
    ['Without whom would it not have happened?', 'Anjali. She wrote the code.'],
    ['Did they pay?', 'Half of them.'],
  ])('may answer “%s” shortly: “%s” is an answer, no dodge', (text, words) => {
    const play = new Play('grill');
    play.state = { ...play.state, asked: play.state.asked && { ...play.state.asked, text } };
    play.answer(words, 10_000);
    expect(play.state.thread?.nonAnswers).toBe(0);
    expect(play.spoken.at(-1)?.gap).not.toBe('evasion');
  });

  it.each([
    ['let me think', 'think_granted'],
    ['give me a moment', 'think_granted'],
    ['One minute please, sir.', 'think_granted'],
    ['Hmm, give me a moment to think', 'think_granted'],
    ['That is a nice one, sir. Please give me a moment to think.', 'think_granted'],
    ['Can we skip this one?', 'silence_move_on'],
    ['Pass.', 'silence_move_on'],
    ['next question please', 'silence_move_on'],
    ['I would rather not talk about that, it is private.', 'respected'],
    ['That is personal, sir.', 'respected'],
    ['No comment.', 'respected'],
  ])('may say “%s”: %s, and it is no answer (rules SAFE-12, SAFE-13)', (words, script) => {
    const play = new Play('grill');
    play.answer(words, 10_000);
    expect(play.scripts[0]).toBe(script);
    expect(play.spoken.at(-1)?.awaiting).toBe(true);
    // Who leaves a question has not answered it, and that is read.
    const heard = play.state.turns.findLast((t) => t.role === 'candidate');
    expect(heard?.unscored).toBe(script === 'silence_move_on' ? undefined : true);
    expect(play.spoken.at(-1)?.move).toBe(script === 'think_granted' ? 'remark' : 'lead');
  });

  it.each([
    'I passed the file to my manager and waited for a minute.',
    'Let me think of the plant: I stopped the second shift because two clients left us in March.',
    'Sorry to say, we skipped the audit that year and lost 4 lakh.',
  ])('is heard out when they answer: %s', (words) => {
    const play = new Play('grill');
    play.answer(words, 10_000);
    expect(play.scripts).not.toContain('think_granted');
    expect(play.scripts).not.toContain('silence_move_on');
    expect(play.state.counts.answers).toBe(1);
  });

  it('is met with calm in a panic: no question, the clock stopped, then gently on (rule SAFE-14)', () => {
    const play = new Play('grill');
    play.answer('I can’t breathe, I’m having a panic attack', 20_000);
    expect(play.scripts).toEqual(['panic']);
    expect(play.spoken[0]?.draft).not.toContain('?');
    expect(play.last.at(-1)).toEqual({ kind: 'freeze_clock' });
    expect(play.state.turns.find((t) => t.role === 'candidate')?.unscored).toBe(true);
    play.answer('I want to continue', 20_000);
    expect(play.finished).toBeNull();
    expect(play.spoken.at(-1)).toMatchObject({ move: 'lead', style: 'chill' });
  });

  it.each([
    'panic attack',
    'My mind is blank and I am shaking.',
    'I want to stop, I am having an anxiety attack',
  ])('is met with the calm page at “%s”', (words) => {
    const play = new Play('chill');
    play.answer(words, 20_000);
    expect(play.scripts).toEqual(['panic']);
    expect(play.finished).toBeNull();
  });

  it.each([
    ['I don’t want to stop. I want to continue.', null],
    ['Please do not end it, let’s go on', null],
    ['I want to continue', null],
    ['I do not want to go on', 'distress'],
    ['I can’t continue', 'distress'],
  ])('beside a message of care “%s” does what it says', (words, end) => {
    const play = new Play('grill');
    play.answer('I am having a panic attack', 20_000);
    play.answer(words, 20_000);
    expect(play.finished).toBe(end);
    if (end === null) expect(play.spoken.at(-1)).toMatchObject({ move: 'lead', style: 'chill' });
  });

  it('goes on at the close as well: going on is no end (rule SAFE-14)', () => {
    const play = new Play('grill');
    for (let at = 1; play.state.phase === 'asking' && at < 40; at++)
      play.answer(`${full} Case ${at} took ${at + 3} days.`, at * 80_000);
    for (let last = 0; last < 3; last++) {
      play.answer('I cannot breathe', play.state.nowMs);
      expect(play.scripts).toEqual(['panic']);
      play.send({ kind: 'resume_clock', atMs: play.state.nowMs });
      expect(play.finished).toBeNull();
      expect(play.spoken.at(-1)).toMatchObject({ move: 'closing', awaiting: true });
    }
  });

  it.each([
    'I want more money.',
    'Dono nahi. Auditor ne mujhe kWh dikhaya, MBA rupee dikhayega. Abhi jo saving nikalta hoon, finance wala kaat deta hai.',
  ])('is not told to answer after “%s”', (words) => {
    const play = new Play('grill');
    play.answer(words, 20_000);
    expect(play.spoken.at(-1)?.gap).not.toBe('evasion');
    expect(play.spoken.at(-1)?.move).not.toBe('repeat');
  });

  it('may ask whether a figure is right without hearing the question again', () => {
    const play = new Play('chill');
    play.answer('First four are out, so 36 left. Then again a tenth, so 32.4. Is it 32.4?', 20_000);
    expect(play.spoken.at(-1)?.move).not.toBe('clarify');
  });

  it('may ask back and answer in one breath', () => {
    const play = new Play('grill');
    play.answer('For what money? If it is double I go. I have my sister’s fees. You would also go.', 20_000);
    expect(play.spoken.at(-1)?.move).not.toBe('repeat');
  });

  it.each([
    ['May I ask the panel one thing: do engineers and nurses study in one group?', true],
    ['Sir, may I ask you one thing here? Do nurses study apart? I have been wondering about it.', true],
    ['He said can I ask you something? I said no.', false],
    ['In my place, who would not have asked the same?', false],
    ['My uncle said, “Can you tell me what that is for?”', false],
  ] as const)('is not passed over who ends a full answer with a question to the panel: %s', (end, met) => {
    const play = new Play('chill');
    play.answer(`${full} ${end}`, 60_000);
    expect(play.scripts.includes('we_ask')).toBe(met);
    expect(play.spoken.at(-1)?.awaiting).toBe(true);
  });

  it('after Soften is met in Chill’s manner and with no tactic (rule TACTIC-6)', () => {
    const play = new Play('grill');
    play.send({ kind: 'soften', atMs: 1_000 });
    for (let at = 1; at < 20 && play.finished === null; at++)
      play.answer(
        `In March I moved ${at + 40} jobs because two clerks lost ${at + 9} hours a month.`,
        at * 60_000,
      );
    expect(play.state.tactics.firings).toEqual([]);
    const later = play.state.turns.filter((t) => t.role === 'panel').slice(3);
    expect(later.length).toBeGreaterThan(10);
  });

  it('hears once that an answer was given before (rule SAFE-15)', () => {
    const play = new Play('grill');
    const answer = `${full} My manager and I then showed the two clerks how the ledger was built, line by line, for a week.`;
    let said: (string | undefined)[] = [];
    for (let at = 1; at < 12 && play.finished === null; at++) {
      play.answer(answer, at * 60_000);
      said = [...said, ...play.scripts];
    }
    expect(said.filter((script) => script === 'heard_before')).toHaveLength(1);
  });

  it.each(styles)(
    'in %s is heard when they offer to set something right at the end (rule CLOCK-6)',
    (style) => {
      const play = new Play(style);
      for (let at = 1; play.state.phase === 'asking' && at < 40; at++)
        play.answer(`${full} Case ${at} took ${at + 3} days.`, at * 80_000);
      expect(play.state.phase).toBe('closing');
      play.answer('May I explain the gap in 2021, sir?', play.state.nowMs + 10_000);
      expect(play.scripts).toEqual(['offer_taken']);
      expect(play.spoken[0]?.awaiting).toBe(true);
      play.answer(
        'I looked after my father for eight months and taught at the village school.',
        play.state.nowMs + 20_000,
      );
      expect(play.scripts).not.toContain('offer_taken');
    },
  );

  it('may soften: all at once, and once', () => {
    const play = new Play('grill');
    expect(isSoftened(play.state)).toBe(false);
    play.send({ kind: 'soften', atMs: 1_000 });
    expect(play.scripts).toEqual(['softened']);
    expect(isSoftened(play.state)).toBe(true);
    play.send({ kind: 'soften', atMs: 3_000 });
    expect(play.last).toEqual([]);
  });

  it('may end at any time, politely', () => {
    const play = new Play('grill');
    play.send({ kind: 'end_requested', atMs: 1_000 });
    expect(play.scripts).toEqual(['closing_early']);
    expect(play.finished).toBe('ended_by_candidate');
    play.send({ kind: 'end_requested', atMs: 2_000 });
    expect(play.last).toEqual([]);
  });

  it('ends by saying so', () => {
    const play = new Play('chill');
    play.answer('I want to stop the interview here.', 20_000);
    expect(play.finished).toBe('ended_by_candidate');
  });
});
