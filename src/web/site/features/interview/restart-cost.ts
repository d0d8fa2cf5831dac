/** What is asked before a restart, and what it costs, as soon as it is known how many are left; where none is, there is nothing to ask (rule CREDIT-5). */
export function restartQuestion(restartsLeft: number | null): {
  text: string;
  note: string | null;
  mayRestart: boolean;
} {
  if (restartsLeft !== null && restartsLeft <= 0)
    return {
      text: 'This interview has been restarted as often as it can be. Please finish this one.',
      note: null,
      mayRestart: false,
    };
  const left = restartsLeft === 1 ? 'the last restart' : `one of ${restartsLeft} restarts`;
  return {
    text: 'Are you sure you want to restart? This will end your current interview.',
    note: [
      'What you said in it is deleted.',
      ...(restartsLeft === null
        ? []
        : [`It uses ${left} of this interview, and takes nothing from your interviews.`]),
    ].join(' '),
    mayRestart: true,
  };
}
