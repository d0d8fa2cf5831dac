import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { BankFilter } from '#contract/schools/bank.ts';
import { scenarioTopics } from '#contract/schools/scenario.ts';
import { topicName } from '#contract/topics.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { SearchField } from '../search-field.tsx';

/** By what the bank is looked through; words count once they settle. */
export function BankFilters({
  filter,
  onFilter,
}: {
  filter: BankFilter;
  onFilter: (params: Record<string, string>) => void;
}) {
  const { school } = useSchool();
  const { orgId } = school;
  const [search, setSearch] = useState(filter.search ?? '');
  const settled = useDeferredValue(search);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/question-tags', { params: { orgId }, signal }),
    [orgId],
  );
  const { data } = useReading(load);
  const set = (
    change: Partial<Record<'search' | 'topic' | 'tag' | 'difficulty' | 'withdrawn', string>>,
  ): void =>
    onFilter({
      search: filter.search ?? '',
      topic: filter.topicId ?? '',
      tag: filter.tag ?? '',
      difficulty: filter.difficulty ?? '',
      withdrawn: filter.withdrawn ?? '',
      ...change,
    });
  const isSettled = settled.trim() === (filter.search ?? '');
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => set({ search: settled.trim() }), 300);
    return () => clearTimeout(timer);
  });
  const choice = (
    label: string,
    key: 'topic' | 'tag' | 'difficulty',
    value: string | undefined,
    options: readonly (readonly [string, string])[],
  ) => (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value ?? ''} onChange={(event) => set({ [key]: event.target.value })}>
          <option value="">All</option>
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <search className="bank-filters">
      <SearchField label="Words" value={search} onSearch={setSearch} />
      {choice(
        'Topic',
        'topic',
        filter.topicId,
        scenarioTopics.map((id) => [id, topicName(id, 'experienced')]),
      )}
      {choice(
        'Tag',
        'tag',
        filter.tag,
        [...new Set([...(data?.tags ?? []), ...(filter.tag ? [filter.tag] : [])])].map((tag) => [tag, tag]),
      )}
      {choice(
        'Difficulty',
        'difficulty',
        filter.difficulty,
        ['1', '2', '3', '4', '5'].map((one) => [one, one]),
      )}
      <Check
        checked={filter.withdrawn === 'yes'}
        onChange={(ticked) => set({ withdrawn: ticked ? 'yes' : '' })}
      >
        Withdrawn ones
      </Check>
    </search>
  );
}
