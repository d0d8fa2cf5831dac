// npm run bench -- webhooks [--payments 500] [--connections 16] [--profile folder]
import { parseArgs } from 'node:util';
import { measureWebhooks } from './webhooks/measure-webhooks.ts';

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '500' },
    connections: { type: 'string', default: '16' },
    profile: { type: 'string' },
  },
});

const found = await measureWebhooks({
  payments: Number(values.payments),
  connections: Number(values.connections),
  environment: values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` } : {},
});
const perSecond = (seconds: number): number => Math.round((found.payments / seconds) * 10) / 10;
console.table({
  'written once each, one process, 4 connections (the floor)': { 'a second': perSecond(found.floorSeconds) },
  acknowledged: { 'a second': perSecond(found.acknowledgedSeconds) },
  credited: { 'a second': perSecond(found.creditedSeconds) },
  mailed: { 'a second': perSecond(found.mailedSeconds) },
});
console.log(
  `credited at ${Math.round((found.floorSeconds / found.creditedSeconds) * 100) / 100} of the floor's rate`,
);
