import { aboutHimself } from './about-himself.ts';
import { aims } from './aims.ts';
import type { DemoAnswer } from './demo-answer.ts';
import { homeAndHobbies } from './home-and-hobbies.ts';
import { studies } from './studies.ts';
import { work } from './work.ts';
import { world } from './world.ts';

/** All the demo's candidate can say. */
export const demoAnswers: readonly DemoAnswer[] = [
  ...aboutHimself,
  ...homeAndHobbies,
  ...aims,
  ...work,
  ...studies,
  ...world,
];
