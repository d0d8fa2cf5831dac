import { oneOf, raw } from '#core/text/lexicon.ts';

/** Where a sentence begins, or goes on after a word that says nothing. */
export const start = raw`(?<=^|[.?!:;…]["”’)]*\s|[“"‘(—–]\s?|\b(?:okay|ok|yes|oh|ah|hm+|well|so|and|fine|sure|alright|all right),? )`;
export const very = oneOf('(?:very|really|quite|so|rather|pretty|truly|just|such|a|an|one of the|absolutely|extremely|most|again) ') + '*';
export const fine = oneOf(
  'good|great|excellent|nice|nicely|strong|lovely|superb|fantastic|wonderful|solid|perfect|brilliant|impressive|thoughtful|insightful',
  'interesting|fascinating|amazing|correct|right|valid|clear|helpful|outstanding|exceptional|remarkable|commendable|admirable',
  'mature|smart|clever|sharp|wise|refreshing|compelling|convincing|persuasive|inspiring|honest|candid|fair',
  'spot[- ]on|well[- ]thought[- ]out|well[- ]structured',
);
export const things = oneOf(
  'answer|point|job|work|start|question|thought|thinking|example|response|one|stuff|insight|reply|explanation|observation|going',
  'clarity|catch|instincts?|reasoning|analysis|attitude|effort|try|story|argument|summary|recovery|perspective|comeback|choice|call|idea',
);
/** Before a judgement that is asked for, not given: "how do you know it is right?" */
export const notAsked = raw`(?<!\b(?:why|if|whether|how|when|you know|sure|prove|check|show|test|you think|you say|you said|you believe|you claim|you call) )`;
export const notAsking = raw`(?<!\b(?:do|did|would|could|can|will|what|if|where|how|when) )`;
export const us = "(?:i|we)(?:['’](?:ve|m|d|ll|re)| am| are| have| will| would| do| must)?";
