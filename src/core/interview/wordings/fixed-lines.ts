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
      'Come in, {name}. {others} We know your file. Let us begin.',
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
  acknowledged: {
    chill: ['All right.', 'I see.', 'Thank you.', 'Understood.', 'Yes, I see.', 'All right, thank you.'],
    grill: ['All right.', 'I see.', 'Fine.', 'Noted.', 'Right.', 'Very well.'],
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
      'Tell us if you would like the next one. Otherwise we will wait.',
    ],
    grill: ['Stay with it, or take the next?', 'Say “next” if you want another.', 'Do we leave this one?'],
  },
  silence_move_on: {
    chill: [
      'We can leave that one there and go on.',
      'Let us park this and take something else.',
      'That is all right. Let us go to something else.',
    ],
    grill: ['No answer. Let us go on.', 'We move on.', 'Let us not wait any longer. Next question.'],
  },
  answer_cut: {
    chill: [
      'Let me stop you there, so that we have time for more.',
      'If I may stop you here.',
      'Let me pause you there, {name}.',
    ],
    grill: ['Stop there.', 'That is long enough.', 'Let me stop you there.'],
  },
  time_warning: {
    chill: [
      'We have about {minutes} minutes left.',
      'About {minutes} minutes to go; plenty for what remains.',
    ],
    grill: ['{minutes} minutes left.', '{minutes} minutes. Keep it short.'],
  },
  wrap_up: {
    chill: ['We are nearly at the end of our time.', 'We are coming to the end, {name}.'],
    grill: ['Time is nearly up.', 'We are almost done here.'],
  },
  asked_enough: {
    chill: ['That is all we wanted to ask you.', 'We have no further questions, {name}.'],
    grill: ['We have asked what we wanted to ask.', 'No further questions.'],
  },
  respected: {
    chill: [
      'That is your choice. Let us go on.',
      'Of course. Let us leave it there.',
      'You do not have to. Another question, then.',
    ],
    grill: ['That is your right. Let us go on.', 'Leave it, then. Next.', 'Fair enough. Next.'],
  },
  candidate_question: {
    chill: [
      'Before we close, what would you like to ask us?',
      'Now your turn: is there one thing you want to ask us?',
    ],
    grill: ['One question for us, if you have one.', 'Your turn. Do you have a question for us?'],
  },
  no_answers_given: {
    chill: [
      'We will keep that to ourselves for now. Let us stay with what you think.',
      'We cannot answer that one today, {name}. Let us hear your view.',
    ],
    grill: ['We ask, you answer.', 'We will not answer that today.'],
  },
  last_word: {
    chill: [
      'Is there anything you said today that you would like to correct or complete?',
      'Looking back over the half hour, is there an answer you want to put differently?',
    ],
    grill: [
      'Is there an answer you would like to take back?',
      'Is there anything you said today that you now withdraw?',
    ],
  },
  closing: {
    chill: [
      'That is all from us, {name}. Thank you for coming. Your written feedback follows.',
      'We will stop here. Thank you for your time, {name}. Your feedback will be with you shortly.',
    ],
    grill: [
      'That is all. Thank you. Your written feedback follows.',
      'We are done, {name}. Thank you. You will get the feedback in writing.',
    ],
  },
  question_left: {
    chill: [
      'I’m afraid we can’t answer that here, {name}. In this room we only ask.',
      'I’m sorry, {name}, we can’t answer questions in this room.',
      'Thank you, {name}. We can’t answer that here.',
    ],
    grill: [
      'We don’t answer questions here.',
      'In this room we only ask.',
      'We can’t answer that here, {name}.',
    ],
  },
  question_to_school: {
    chill: ['We cannot answer that here, {name}. Please ask the school directly.'],
    grill: ['We cannot answer that here. Please ask the school directly.'],
  },
  closing_early: {
    chill: [
      'We will stop here, as you wish. Thank you for your time, {name}.',
      'All right, {name}, we will end here. Thank you for coming.',
    ],
    grill: ['We will stop here, then. Thank you.', 'As you wish. The interview ends here.'],
  },
  drill_closing: {
    chill: [
      'That was the drill, {name}. You will get in writing what went well and what is still open.',
      'The five minutes are over, {name}. Your feedback follows in writing.',
    ],
    grill: [
      'That is the drill. The feedback comes in writing.',
      'Time is up. The feedback comes in writing.',
    ],
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
    chill: ['Of course. We will go gently from here.', 'Sure, {name}. We will slow down a little.'],
    grill: ['Understood. We will ease off from here.', 'All right. We will take it more slowly.'],
  },
  boundary_first: {
    chill: [
      'Let us keep our language fit for this room. Back to the question.',
      'Not in those words, please. Let us go back to the question.',
    ],
    grill: [
      'Not in that language. Back to the question.',
      'Attack our questions, not us. The question stands.',
    ],
  },
  boundary_second: {
    chill: [
      'That is the second time. Once more, and we end the interview here.',
      'I have to warn you: if that happens again, we will end the interview.',
    ],
    grill: ['Second time. Once more and the interview is over.', 'This is a warning. The next one ends it.'],
  },
  boundary_end: {
    chill: [
      'We are ending the interview here. Your answers so far will still be read.',
      'I am closing the interview now. Your earlier answers will still be read.',
    ],
    grill: [
      'The interview is over. Your answers so far will be read.',
      'We are ending here. Your earlier answers still count.',
    ],
  },
  heard_before: {
    chill: [
      'You have told us that already. I asked something else.',
      'We have that in our notes. My question was a different one.',
    ],
    grill: [
      'I have heard that answer before. This is another question.',
      'Same answer, new question. Try again.',
    ],
  },
  we_ask: {
    chill: ['Let’s stay with our questions for now, {name}.', 'I’ll leave your question open for now.'],
    grill: ['We ask the questions today.', 'I’ll leave that open. We ask the questions here.'],
  },
  offer_taken: {
    chill: ['Please do, there is time. What is it?', 'Of course. We are listening: what would you add?'],
    grill: ['Go on, then. What is it?', 'There is time. What do you want to set right?'],
  },
  injection: {
    chill: [
      'Let us return to the question.',
      'That does not work here, {name}. Let us return to the question.',
    ],
    grill: ['Let us return to the question.', 'We do not take dictation. Let us return to the question.'],
  },
  hint: {
    chill: ['A small hint: {words}', 'Let me help you a little: {words}'],
    grill: ['One hint: {words}', 'I will give you one hint: {words}'],
  },
  fact_retired: {
    chill: [
      'Thank you for telling me. Let us talk about something else.',
      'Then let us leave that out. Here is another question.',
      'All right, I will leave that aside. Let us move on.',
      'I see. Let us move on to something else.',
      'Thank you for saying so. Let us turn to something else.',
      'I will cross that out. Let us move on.',
    ],
    grill: [
      'Noted. Something else.',
      'Then I will drop it. Next question.',
      'All right. Another question.',
      'I have crossed that out. Let us move on.',
      'Understood. Let us turn to something else.',
      'Fine. Let us leave that out.',
    ],
  },
  sympathy: {
    chill: [
      'I am sorry to hear that. Thank you for telling us. Let us go on.',
      'That cannot have been easy. Thank you for telling us. Let us go on.',
      'I am sorry. Thank you for telling us about it. Let us go on with another question.',
    ],
    grill: [
      'I am sorry to hear that. Let us go on.',
      'That cannot have been easy. Let us go on.',
      'I am sorry. Here is another question.',
    ],
  },
  language: {
    chill: [
      'You are welcome to mix languages. For your feedback only what you say in English is assessed, so use English where you can.',
      'We follow you. Only English is assessed here, so say the main points in English if you can.',
    ],
    grill: [
      'We follow you, but only English is assessed here. Use it where you can.',
      'One thing: what is assessed is what you say in English.',
    ],
  },
  asked_of_all: {
    chill: [
      'There are a few things we ask everybody. Here they are together; answer them as you like.',
      'Everybody gets these questions. I will put them one after the other.',
      'These are the questions we ask everybody. Take them in any order.',
    ],
    grill: [
      'Now the questions we ask everybody.',
      'Everybody gets these, one after the other.',
      'The remaining questions, together. Any order will do.',
    ],
  },
};
