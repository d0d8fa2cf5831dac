import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { own } from '#core/prompt/own-words.ts';
import type { GivesRoom } from '#server/interviewer/asks-again.ts';
import type { LanguageModel } from '#server/interviewer/language-model.ts';
import type { ModelBudgets } from '#server/interviewer/spending/amounts.ts';
import { createModelAccess } from '#server/interviewer/spending/model-access.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  budgetRows,
  budgetsOf,
  expectSums,
  rupeeATokenPrices,
  spenderOf,
  spendingParts,
} from '#tests/fixtures/model-spending.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

const parts = spendingParts(openTestDatabase);

const settled = (calls: number): string[] => Array<string>(calls).fill('settled');
const states = async (): Promise<string[]> =>
  (await rowsOf(parts.database, 'model_calls')).map((call) => String(call['state'])).sort();

/** A database that does nothing while it is held. */
class HeldDatabase {
  held = Promise.resolve();
  readonly database: Database;

  constructor(real: Database) {
    this.database = {
      ...real,
      read: (work) => this.held.then(() => real.read(work)),
      write: (work) => this.held.then(() => real.write(work)),
      transaction: (work) => this.held.then(() => real.transaction(work)),
    };
  }
}

describe('the models of an interview', () => {
  const use = { inputTokens: 120, cachedInputTokens: 100, outputTokens: 6 };
  const fake: LanguageModel & GivesRoom = {
    provider: 'compatible',
    model: 'fake',
    extraTokens: { speech: 0, scoring: 0 },
    async *stream() {
      yield 'Who decided?';
      return use;
    },
    ask: async () => ({ text: '{}', use }),
  };
  const scope = { sessionId: spenderOf().sessionId, uid: spenderOf().uid };
  const accessOn = (database: Database, limits: Partial<ModelBudgets> = {}) =>
    createModelAccess(
      { database, clock: parts.clock, log: fastify().log, metrics: new Metrics() },
      {
        speaking: { model: fake, prices: rupeeATokenPrices },
        scoring: { model: { ...fake, model: 'fake-scorer' }, prices: null },
        budgets: budgetsOf(limits),
      },
    );
  const prompt = { instructions: own('x'), parts: [] };
  const asking = { name: 'level', schema: {}, maxOutputTokens: 50, timeoutMs: 1_000 };
  async function speak(model: LanguageModel): Promise<string> {
    let text = '';
    const signal = new AbortController().signal;
    for await (const piece of model.stream(prompt, { maxOutputTokens: 60, signal })) text += piece;
    return text;
  }

  it('speak without waiting for the database but the first time', async () => {
    const held = new HeldDatabase(parts.database);
    const access = accessOn(held.database);
    await speak(access.modelsFor(scope).speaking);
    for (let turn = 2; turn <= 6; turn++) {
      await expect.poll(states).toEqual(['reserved', ...settled(turn - 1)]);
      const database = Promise.withResolvers<void>();
      held.held = database.promise;
      expect(await speak(access.modelsFor(scope).speaking)).toBe('Who decided?');
      expect(await states()).toHaveLength(turn);
      database.resolve();
    }
    await access.close();
    expect(await states()).toEqual(['released', ...settled(6)]);
    await expectSums(parts.database);
  });

  it('are counted by purpose and model, and give back what they do not need', async () => {
    const access = accessOn(parts.database);
    const { speaking, scoring } = access.modelsFor(scope);
    await speak(speaking);
    await scoring.ask(prompt, asking);
    await expect.poll(states).toHaveLength(3);
    await access.interviewOver(scope.sessionId);
    const calls = await rowsOf(parts.database, 'model_calls');
    expect(calls.filter((call) => call['state'] !== 'released')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ purpose: 'speaking', model: 'fake', micro_rupees: 51_000_000 }),
        expect.objectContaining({ purpose: 'scoring', model: 'fake-scorer', micro_rupees: null }),
      ]),
    );
    expect(calls.filter((call) => call['state'] === 'released')).toHaveLength(1);
    await access.close();
  });

  it('are not asked beyond the budget, and a database that fails is no way round it', async () => {
    const poor = accessOn(parts.database, { interview: { tokens: 10, rupees: 0 } });
    const fails = () => Promise.reject(new Error('away'));
    const away: Database = { ...parts.database, read: fails, write: fails, transaction: fails };
    for (const [access, reason] of [
      [poor, 'over_budget'],
      [accessOn(away), 'unavailable'],
    ] as const) {
      const { speaking, scoring } = access.modelsFor(scope);
      await expect(speak(speaking)).rejects.toMatchObject({ reason });
      await expect(scoring.ask(prompt, asking)).rejects.toMatchObject({
        reason,
      });
      await access.close();
    }
    expect(await budgetRows(parts.database)).toEqual([]);
  });
});
