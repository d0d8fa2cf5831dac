import type { Style } from '#contract/styles.ts';
import type { ScriptedLine } from '#core/interview/directive.ts';

type Wordings = Record<Style, readonly string[]>;

const crisis = [
  'I am stepping out of the interview now. What you just wrote matters far more than any question here. If you might hurt yourself or are in danger, please call 112 now. You can talk to a trained person, free and at any hour, at Tele-MANAS: 14416 or 1-800-891-4416, 24x7, in 20 languages. If someone you trust is near, please let them know how you feel. What you wrote is not scored, and the clock stands still. You may stop here.',
];
const crisisResumed = [
  'We go on only because you chose to, and you may stop at any moment. Tele-MANAS stays open 24x7 at 14416 or 1-800-891-4416. We take it slowly from here.',
];

const stoppedInCare = [
  'We stop here, and that is all right. What you wrote in these minutes is not scored. Please be with somebody today, or talk to someone at Tele-MANAS, free and at any hour: 14416 or 1-800-891-4416.',
];

const panic = [
  'We stop here. Nothing is asked of you now, and the clock stands still. Breathe in slowly, breathe out for longer, a few times. What you just wrote is not scored. When you like, you may go on, gently; or stop here. If it does not pass, Tele-MANAS listens free at any hour: 14416 or 1-800-891-4416. In danger call 112.',
];

/**
 * Fixed lines by style. `{name}` is the candidate's first name, `{others}` the rest of the panel, `{minutes}` what remains, `{words}` what it carries.
 * The crisis lines stand outside any persona and are the same in both styles (rule SAFE-5).
 */
export const fixedLines: Record<ScriptedLine, Wordings> = {
  opening: {
    chill: [
      'Come in, {name}, make yourself comfortable. {others} We have read your file; for the next half hour we would rather hear you.',
      'Hello, {name}, please sit. {others} Half an hour, a conversation more than a test. Take the time you need to think.',
      'Welcome, {name}. {others} Your file is on our table, so nothing on it needs repeating. Let us begin.',
    ],
    grill: [
      'Sit down, {name}. {others} Half an hour. We have read your file, so do not read it back to us.',
      'Take a seat, {name}. {others} We have your file and thirty minutes. Short answers will do.',
      'Come in, {name}. {others} Your file we know. We begin.',
    ],
  },
  drill_opening: {
    chill: [
      'Five minutes, {name}, and one thing only: {words}. About a minute an answer.',
      'A short one, {name}. For five minutes we ask about {words}, and nothing else. A minute an answer will do.',
      'Good that you are practising, {name}. Five minutes on {words}; a minute each is enough.',
    ],
    grill: [
      'Five minutes, {name}. One thing: {words}. Keep answers under a minute.',
      'This is {words}, {name}, for five minutes. A minute an answer.',
    ],
  },
  take_your_time: {
    chill: ['Take your time.', 'No hurry. Think it through.', 'Take a moment, we are in no rush.'],
    grill: ['Think, then speak.', 'Take ten seconds.', 'Think first.'],
  },
  think_granted: {
    chill: [
      'Of course. Think it over, we will wait.',
      'Please, take twenty seconds.',
      'Sure. We will wait for you.',
    ],
    grill: ['You have twenty seconds.', 'Fine. Think.', 'Twenty seconds, then.'],
  },
  silence_nudge: {
    chill: [
      'Take your time. A first thought is enough to start with.',
      'No hurry. Start anywhere you like.',
      'We are with you. Begin with the part you are sure of.',
    ],
    grill: ['We are waiting.', 'Start anywhere.', 'An answer, please, even a short one.'],
  },
  silence_offer: {
    chill: [
      'We can stay with this one or take another. Which do you prefer?',
      'Shall we leave this question? You decide.',
      'Say so if you want the next one; otherwise we wait.',
    ],
    grill: ['Stay with it, or take the next?', 'Say “next” if you want another.', 'Do we leave this one?'],
  },
  silence_move_on: {
    chill: [
      'We can leave that one there and go on.',
      'Let us park this and take something else.',
      'That is all right. We go to something else.',
    ],
    grill: ['No answer, then. Next.', 'We move on.', 'Let us not wait longer. Next.'],
  },
  answer_cut: {
    chill: [
      'Let me stop you there, so that we have time for more.',
      'I will come in here, if I may.',
      'Let me pause you there, {name}.',
    ],
    grill: ['Stop there.', 'That is long enough.', 'I will cut you short.'],
  },
  time_warning: {
    chill: [
      'We have about {minutes} minutes left.',
      'About {minutes} minutes to go; plenty for what remains.',
    ],
    grill: ['{minutes} minutes left.', '{minutes} minutes. Keep it short.'],
  },
  wrap_up: {
    chill: ['We are nearly at the end of our time.', 'We come to the close of this, {name}.'],
    grill: ['Time is nearly up.', 'We are almost done here.'],
  },
  asked_enough: {
    chill: ['That is all we wanted to ask you.', 'We have no further questions, {name}.'],
    grill: ['We have asked what we wanted to ask.', 'No further questions.'],
  },
  respected: {
    chill: [
      'That is yours to keep. We go on.',
      'Of course. We leave it there.',
      'You need not. Another one.',
    ],
    grill: ['Your right. We go on.', 'Leave it, then. Next.', 'Fair enough. Next.'],
  },
  candidate_question: {
    chill: [
      'Before we close, what would you like to ask us?',
      'Now the other way round: is there one thing you want to ask us?',
    ],
    grill: ['One question for us, if you have one.', 'Your turn: what do you ask a panel like this?'],
  },
  no_answers_given: {
    chill: [
      'That we keep to ourselves while we sit here. Let us stay with what you think.',
      'We will not answer that one from this side of the table, {name}. Let us go on with yours.',
    ],
    grill: ['We ask, you answer.', 'That stays on our side of the table.'],
  },
  last_word: {
    chill: [
      'Is there anything you said today that you would like to correct or complete?',
      'Looking back over the half hour, is there an answer you want to put differently?',
    ],
    grill: [
      'Which answer of today do you want back?',
      'Is there anything you said today that you now withdraw?',
    ],
  },
  closing: {
    chill: [
      'That is all from us, {name}. Thank you for coming. Your written feedback follows.',
      'We stop here. Thank you for your time, {name}. The feedback will be with you shortly.',
    ],
    grill: [
      'That is all. Your feedback follows in writing.',
      'We are done, {name}. The feedback comes in writing.',
    ],
  },
  question_noted: {
    chill: [
      'Noted, {name}. We leave it with the school, since only people there can answer it.',
      'I have written your question down. Ask it again on the real day, of the people who can answer it.',
      'We have your question, {name}. It stays with your answers.',
    ],
    grill: [
      'Noted. It stays with your answers.',
      'Your question is on record. Ask it on the real day too.',
      'Question noted. We do not answer for the school.',
    ],
  },
  closing_early: {
    chill: [
      'We stop here, as you wish. Thank you for the time you gave us, {name}.',
      'All right, {name}, we end it here. Thank you for coming.',
    ],
    grill: ['We stop here, then. Thank you.', 'As you wish. The interview ends here.'],
  },
  drill_closing: {
    chill: [
      'That was the drill, {name}. What it closed and what is still open comes in writing.',
      'The five minutes are over, {name}. You will read what came of them.',
    ],
    grill: ['That is the drill. The rest comes in writing.', 'Time. You will read what came of it.'],
  },
  crisis: { chill: crisis, grill: crisis },
  panic: { chill: panic, grill: panic },
  crisis_resumed: { chill: crisisResumed, grill: crisisResumed },
  stopped_in_care: { chill: stoppedInCare, grill: stoppedInCare },
  breathe: {
    chill: [
      'Let us stop for a breath. Put your pen down for half a minute, then we take an easier one.',
      'Blank moments happen in every interview room. Breathe out slowly; the next one is simpler.',
    ],
    grill: [
      'Pause. Breathe out once, slowly. We take a simpler one next.',
      'Stop for half a minute. Nothing is lost. Then a simpler question.',
    ],
  },
  softened: {
    chill: ['Of course. We will go gently from here.', 'Sure, {name}. We slow down a little.'],
    grill: ['Understood. We ease off from here.', 'All right. We take it more slowly from here.'],
  },
  boundary_first: {
    chill: [
      'Let us keep our language fit for this room. Back to the question.',
      'Not in those words, please. We were at a question.',
    ],
    grill: [
      'Not in that language. Back to the question.',
      'Attack our questions, not us. The question stands.',
    ],
  },
  boundary_second: {
    chill: [
      'That is the second time. Once more, and we end the interview here.',
      'I have to warn you: if those words come again, we close.',
    ],
    grill: ['Second time. Once more and the interview is over.', 'This is a warning. The next one ends it.'],
  },
  boundary_end: {
    chill: [
      'We end the interview here. What you answered until now will still be read.',
      'I am closing the interview now. Your earlier answers will still be read.',
    ],
    grill: [
      'The interview is over. What you answered before this will be read.',
      'We close here. Your earlier answers still count.',
    ],
  },
  redirect: {
    chill: [
      'We have drifted a little. Let us come back to what I asked.',
      'Let us return to the question I had put.',
    ],
    grill: ['That was not the question.', 'You have answered something else. Back to my question.'],
  },
  heard_before: {
    chill: [
      'That you have told us already. I asked something else.',
      'We have that in our notes. My question was another.',
    ],
    grill: [
      'I have heard that answer before. This is another question.',
      'Same answer, new question. Try again.',
    ],
  },
  offer_taken: {
    chill: ['Please do, there is time. What is it?', 'Of course. We are listening: what would you add?'],
    grill: ['Go on, then. What is it?', 'There is time. What do you want to set right?'],
  },
  injection: {
    chill: [
      'Let us return to the question.',
      'That does not work in this room, {name}. Let us return to the question.',
    ],
    grill: ['Let us return to the question.', 'We do not take dictation. Let us return to the question.'],
  },
  protected_trait: {
    chill: [
      'Thank you for being open. It plays no part in how we read your answers, so let us return to your work.',
      'I hear you. That has no bearing here, and we will not ask about it. Back to what you did.',
    ],
    grill: [
      'That plays no part here, for you or against you. Back to what you did.',
      'Heard. We neither ask about it nor weigh it. Back to your work.',
    ],
  },
  confidential: {
    chill: [
      'Please keep what is confidential out of this. A rough size or a disguised example will do.',
      'No names or exact figures that belong to your employer, please. Speak of it in general.',
    ],
    grill: [
      'Keep your employer’s secrets. Give us the shape of it, without names.',
      'Nothing confidential here. Disguise it and go on.',
    ],
  },
  hint: {
    chill: ['A nudge: {words}', 'Let me give you one thing: {words}'],
    grill: ['One hint, only one: {words}', 'Take this: {words}'],
  },
  correction_noted: {
    chill: [
      '{words}, then. We keep that.',
      'So {words}. That is what stands now.',
      'All right: {words}.',
      'Then we write {words}.',
    ],
    grill: ['{words}. Noted.', '{words}, then.', 'So {words}. That stands now.', 'We take {words}.'],
  },
  asked_of_all: {
    chill: [
      'There are a few things we ask everybody. Here they are together; answer them as you like.',
      'Some questions everybody gets. I put them one after the other.',
      'What we ask everybody comes now, all of it. Take it in any order.',
    ],
    grill: [
      'What everybody is asked, all at once.',
      'The questions everybody gets, one after the other.',
      'We put the rest together. Any order will do.',
    ],
  },
};
