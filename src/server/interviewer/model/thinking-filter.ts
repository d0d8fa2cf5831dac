/** What models call their thinking when they mark it in the text of a reply. */
const thought =
  '(?:seed:|ant)?think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratchpad|analysis|inner_?monologue';
const opening = new RegExp(`^(?:${thought})(?:\\s.*)?$`);
const closing = new RegExp(`^/(?:${thought})$`);
/** What a reply, or a part of it, is wrapped in without being thought. */
const wrapping =
  /^\/?(?:s|bos|eos|end_of_turn|answer|response|utterance|output|final|speech|reply|line|question)$/;
/** Marks after which stands whose turn it is. */
const headMark = /^(?:(?:im_)?start|start_header_id|start_of_turn|constrain)$/;

const mark = /^(?:<[^<>\n]{1,60}>|◁[^◁▷\n]{1,30}▷|\[\/?think\])/i;
const perhapsMark = /^(?:<[^<>\n]{0,60}|◁[^◁▷\n]{0,30}|\[\/?[think]{0,5})$/i;

/** The channel after its mark: what is meant to be heard comes on `final`. */
const channels = ['analysis', 'commentary', 'thought', 'final'];

const heads = 'thoughts?|thinking|reasoning|analysis|inner monologue|scratchpad';
const answers = 'final answer|answer|final|response|reply|utterance|question|output|line|speech';
/** How a reply says in plain words that it begins with thinking, and what ends that: "Thought: …", a fence, channels whose marks were lost. */
const plainThinking = [
  {
    begins: new RegExp(`^[*_#]*\\s*(?:${heads})(?: process)?\\s*[*_]*\\s*:`, 'i'),
    ends: new RegExp(
      `</think(?:ing)?>|\\n[*_# \\t]{0,8}(?:${answers})\\s{0,4}[*_]{0,3}\\s{0,4}:[*_]{0,3}\\s{0,20}(?=[^\\s*_])`,
      'i',
    ),
  },
  { begins: new RegExp(`^\`\`\`(?:${heads})\\s*\\n`, 'i'), ends: /\n```[ \t]{0,8}\n/ },
  { begins: /^analysis(?=[A-Z])/, ends: /assistantfinal/ },
] as const;
const perhapsPlainThinking = /^[*_#`]*\s*[a-z ]{0,24}\s*[*_]*\s*$/i;
/** No end of such thinking is longer. */
const longestEnding = 80;

/** Where the text of a reply is: heard, or thought, or in a head that names whose turn it is. */
type Place = 'words' | 'tags' | 'channel' | 'head' | { until: RegExp };

type ThinkingFilterOptions = {
  /** Whether the text begins within thinking, so that nothing may pass before its end mark, or before it is known that there is none. */
  opensInThought: boolean;
  /** Whether a reply may say that it thinks in plain words; JSON does not. */
  plainWords: boolean;
};

/**
 * Takes thinking out of a reply that is read piece by piece: tags, channels, and plain words that say so, closed or not. How the text is cut
 * into pieces makes no difference, and words that stood inside thinking never pass (rule ENGINE-5).
 */
export class ThinkingFilter {
  #place: Place = 'words';
  #depth = 0;
  /** What is not understood before more comes. */
  #pending = '';
  /** Words that may pass, or may be thought while they are held. */
  #words = '';
  #holds: boolean;
  #anyWords = false;
  #unopened = false;
  /** Whether plain words may still say that they are thinking. */
  #atStart: boolean;
  readonly #plainWords: boolean;

  constructor({ opensInThought, plainWords }: ThinkingFilterOptions) {
    this.#holds = opensInThought;
    this.#atStart = plainWords;
    this.#plainWords = plainWords;
  }

  /** Whether an end mark showed that words which have passed were thought: this model opens in thought. */
  get unopened(): boolean {
    return this.#unopened;
  }

  /** Takes a piece; gives the words that may pass now. */
  push(piece: string): string {
    this.#pending += piece;
    while (this.#step(false));
    return this.#holds ? '' : this.#take();
  }

  /** No more comes: gives the rest. A text that was cut off while it may have been thought gives none. */
  finish(cut: boolean): string {
    while (this.#step(true));
    return this.#holds && cut ? '' : this.#take();
  }

  /** The thinking comes elsewhere, so the text is words from its beginning. */
  release(): void {
    this.#holds = false;
  }

  #take(): string {
    const words = this.#words;
    this.#words = '';
    return words;
  }

  /** Reads on as far as one mark; false when more has to come. */
  #step(ended: boolean): boolean {
    if (typeof this.#place === 'object') return this.#endPlainThinking(this.#place.until, ended);
    if (this.#atStart && this.#place === 'words') {
      const start = this.#pending.trimStart();
      const plain = plainThinking.find(({ begins }) => begins.test(start));
      if (plain) this.#place = { until: plain.ends };
      else if (!ended && perhapsPlainThinking.test(start)) return false;
      this.#atStart = false;
      return true;
    }
    const at = this.#pending.search(this.#place === 'head' ? /[<◁[\n]/ : /[<◁[]/);
    if (at !== 0) return this.#pass(at < 0 ? this.#pending.length : at);
    const [found] = mark.exec(this.#pending) ?? [];
    if (found) return this.#takeMark(found, ended);
    if (!ended && perhapsMark.test(this.#pending)) return false;
    if (this.#pending.startsWith('\n')) this.#place = 'words';
    return this.#pass(1);
  }

  /** Goes over so many characters; they are words where words are. */
  #pass(length: number): boolean {
    if (this.#place === 'words') {
      const text = this.#pending.slice(0, length);
      this.#words += text;
      this.#anyWords ||= /\S/.test(text);
    }
    this.#pending = this.#pending.slice(length);
    return length > 0;
  }

  #endPlainThinking(ends: RegExp, ended: boolean): boolean {
    const end = ends.exec(this.#pending);
    if (end) {
      this.#pending = this.#pending.slice(end.index + end[0].length);
      this.#leave();
      return true;
    }
    this.#pending = ended ? '' : this.#pending.slice(-longestEnding);
    return false;
  }

  /** Understands a mark; false when it depends on what is still to come. What is no mark of ours is a word like others. */
  #takeMark(found: string, ended: boolean): boolean {
    const inner = found.slice(1, -1).trim().toLowerCase();
    const name = inner.replace(/^\||\|$/g, '');
    const control = name !== inner;
    if (name === 'channel' && inner.startsWith('|')) return this.#takeChannel(found, ended);
    if (control ? /^end.*(?:think|thought)/.test(name) : closing.test(inner)) this.#close();
    else if (control ? /^(?:begin|start).*(?:think|thought)/.test(name) : opening.test(inner)) this.#open();
    else if (headMark.test(name)) this.#place = this.#place === 'words' ? 'head' : this.#place;
    else if (name === 'channel' || (control && this.#place === 'head')) this.#leave();
    else if (!control && !wrapping.test(inner)) return this.#pass(found.length);
    this.#pending = this.#pending.slice(found.length);
    return true;
  }

  #takeChannel(found: string, ended: boolean): boolean {
    const next = this.#pending.slice(found.length).trimStart();
    const begins = next.toLowerCase();
    if (!ended && channels.some((one) => one.startsWith(begins))) return false;
    const channel = channels.find((one) => begins.startsWith(one)) ?? '';
    this.#pending = next.slice(channel.length);
    if (channel === 'final') this.#leave();
    else this.#place = 'channel';
    return true;
  }

  #open(): void {
    if (this.#place === 'channel') return;
    this.#place = 'tags';
    this.#depth += 1;
  }

  #close(): void {
    if (this.#place === 'tags') {
      this.#depth -= 1;
      if (this.#depth === 0) this.#leave();
    } else if (this.#holds) {
      this.#holds = false;
      this.#words = '';
      this.#anyWords = false;
      this.#leave();
    } else this.#unopened ||= this.#place === 'words' && this.#anyWords;
  }

  #leave(): void {
    this.#place = 'words';
    this.#depth = 0;
    this.#atStart = this.#plainWords && !this.#anyWords;
  }
}
