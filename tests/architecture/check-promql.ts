/** As much of PromQL as our dashboard and alerts use: what is named in an expression, or an error that says what does not parse. */
export type Selected = {
  metric: string;
  matchers: { label: string; op: string; value: string }[];
  range: boolean;
};
export type Expression = { selected: Selected[]; grouped: string[] };

const aggregations = new Set(['sum', 'min', 'max', 'avg', 'count', 'topk']);
const functions: Readonly<Record<string, 'range' | 'instant'>> = {
  rate: 'range',
  increase: 'range',
  abs: 'instant',
  histogram_quantile: 'instant',
};
const operators = ['==', '!=', '>=', '<=', '>', '<', '+', '-', '*', '/', 'and', 'or', 'unless'];

const token =
  /\s*(?:([0-9]+(?:\.[0-9]+)?(?:e[0-9]+)?(?![a-z0-9_]))|([a-zA-Z_:][a-zA-Z0-9_:]*)|("(?:[^"\\]|\\.)*")|(\[[^\]]*\])|(==|!=|=~|!~|>=|<=|[-+*/(){}=,<>]))/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) throw new Error(`"${text.slice(at, at + 12)}" is no PromQL`);
    tokens.push(found[0].trim());
  }
  return tokens;
}

/** Parses an expression. Throws with what is wrong with it. */
export function parsePromQl(text: string): Expression {
  const tokens = tokensOf(text);
  const found: Expression = { selected: [], grouped: [] };
  let at = 0;
  const end = '(the end)';
  const peek = (): string => tokens[at] ?? end;
  const take = (expected?: string): string => {
    const next = peek();
    if (expected !== undefined && next !== expected) throw new Error(`${next} where ${expected} should be`);
    at++;
    return next;
  };

  const grouping = (): void => {
    if (peek() !== 'by' && peek() !== 'without') return;
    take();
    take('(');
    while (peek() !== ')') {
      found.grouped.push(take());
      if (peek() === ',') take();
    }
    take(')');
  };

  const call = (name: string): void => {
    const isAggregation = aggregations.has(name);
    if (isAggregation) grouping();
    take('(');
    const before = found.selected.length;
    expression();
    while (peek() === ',') {
      take();
      expression();
    }
    take(')');
    if (isAggregation) return grouping();
    const wantsRange = functions[name] === 'range';
    const given = found.selected.slice(before).some(({ range }) => range);
    if (wantsRange && !given) throw new Error(`${name} needs a range`);
  };

  const selector = (metric: string): void => {
    const selected: Selected = { metric, matchers: [], range: false };
    found.selected.push(selected);
    if (peek() === '{') {
      take();
      while (peek() !== '}') {
        const label = take();
        const op = take();
        if (!['=', '!=', '=~', '!~'].includes(op)) throw new Error(`${op} does not match labels`);
        const value = take();
        if (!value.startsWith('"')) throw new Error(`${value} is no text`);
        selected.matchers.push({ label, op, value: value.slice(1, -1) });
        if (peek() === ',') take();
      }
      take('}');
    }
    if (!peek().startsWith('[')) return;
    const range = take();
    if (!/^\[(?:\d+[smhd]|\$__rate_interval)\]$/.test(range)) throw new Error(`${range} is no range`);
    selected.range = true;
  };

  const operand = (): void => {
    const next = take();
    if (next === '(') {
      expression();
      take(')');
    } else if (/^\d/.test(next)) return;
    else if (aggregations.has(next) || next in functions) call(next);
    else if (/^[a-zA-Z_]/.test(next)) selector(next);
    else throw new Error(`${next} where a value should be`);
  };

  function expression(): void {
    operand();
    while (operators.includes(peek())) {
      take();
      operand();
    }
  }

  expression();
  if (at < tokens.length) throw new Error(`${peek()} after the end`);
  return found;
}
