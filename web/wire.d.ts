// Made by `make types` from the types of the server; do not edit.

export declare const VERSION: 1;

/** Seat a bot (host). */
export interface AddBot {
  do: "add-bot";
  n?: number;
  bot: string;
  name?: string;
}

/** Let a new device have the seat that it asks for, or not (host). */
export interface AnswerSeat {
  do: "answer-seat";
  n?: number;
  ask: number;
  yes: boolean;
}

/** Agree to an undo, or refuse it. */
export interface AnswerUndo {
  do: "answer-undo";
  n?: number;
  yes: boolean;
}

/** Vote. */
export interface AnswerVote {
  do: "answer-vote";
  n?: number;
  yes: boolean;
}

/** Settings of the table; what is left out stays (host). */
export interface Arrange {
  do: "arrange";
  n?: number;
  speed?: string | null;
  family?: boolean | null;
  listed?: boolean | null;
  stand_in?: string | null;
}

/** Ask the host for my own seat, because the device that held it is gone; the `token` is as in `sit`. */
export interface AskSeat {
  do: "ask-seat";
  n?: number;
  who: number;
  token?: string;
}

/** Ask the others to let me take back my last move. */
export interface AskUndo {
  do: "ask-undo";
  n?: number;
}

/** Put a disputed ruling to the vote: this value of that house rule in the next game. */
export interface AskVote {
  do: "ask-vote";
  n?: number;
  option: string;
  value: string;
}

/** Why a move may not be made now; an empty key: it may. */
export interface Because {
  is: "because";
  move: string;
  key?: string;
  args?: Record<string, string | number>;
  rule?: number;
  unlock?: string;
  done?: number;
}

/** A bot that can be seated, by its word (`bot-WORD`). */
export interface BotShown {
  word: string;
  kind: string;
  name: string;
}

/** The last message on a socket: why it is closed. */
export interface Bye {
  is: "bye";
  key: string;
  args?: Record<string, string | number>;
}

/** One chair as everybody sees it. */
export interface ChairNow {
  id: number;
  name: string;
  seat?: number;
  bot?: string;
  person?: boolean;
  here?: boolean;
  ready?: boolean;
  entropy?: string;
  bank?: number;
  wins?: number;
  doodle?: string;
}

/** What is played next, and by which house rules (host). */
export interface Choose {
  do: "choose";
  n?: number;
  game: string;
  options?: Record<string, string>;
  decks?: string[];
}

/** How long the present question stays open, of how long; `bank` is what is left of the asked seat's own time. */
export interface Clock {
  left: number;
  of: number;
  bank?: number;
  grace?: number;
  claims?: number;
}

/** Take my seat back from the bot. */
export interface ComeBack {
  do: "come-back";
  n?: number;
}

/** A moment to play on from: which step, in which seat, against which bots; and that the notice was read. */
export interface Continuing {
  step: number;
  seat: number;
  bot: string;
  understood?: boolean;
}

/** Begin (host). `first` is the chair that begins; without it the rules of the game say who. `without` are people who are away: they keep their chairs, and sit this game out. */
export interface Deal {
  do: "deal";
  n?: number;
  first?: number | null;
  without?: number[];
}

/** Delete the table with everything it holds about people (host). */
export interface Delete {
  do: "delete";
  n?: number;
}

/** Where a game of earlier rules goes another way by the present ones; it is shown up to there. A key for the catalogue, its arguments, and the same as an English sentence. */
export interface DifferenceShown {
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** A command of the receiver is done, and in the log. */
export interface Done {
  is: "done";
  n: number;
}

/** Why something was not done: a key for the catalogue, its arguments, and the same as an English sentence. */
export interface Fault {
  key: string;
  args: Record<string, string | number>;
  text: string;
  line?: number;
}

/** Let a bot play for a person who is missing, until they are back (host). */
export interface FillIn {
  do: "fill-in";
  n?: number;
  who: number;
}

/** A game that can be played. */
export interface GameShown {
  name: string;
  least: number;
  most: number;
  decks: string[];
  options: OptionShown[];
  presets: PresetShown[];
  lesson: boolean;
  notices: string[];
  pieces: (Record<string, unknown>)[];
}

/** Everything that can be chosen at a table. */
export interface GamesShown {
  games: GameShown[];
  bots: BotShown[];
  speeds: string[];
}

/** Give me a code with which another device can take my seat over, once. */
export interface HandOver {
  do: "hand-over";
  n?: number;
}

/** How the server is. */
export interface Health {
  status: string;
}

/** The first message on a socket: which table, and who I am there. Without a token I watch. `game` and `seen` are the last game and event that this client has seen, so that only what is new is sent. A page that this server has given out says which `build` it is. A `screen` shows the table to everybody in the room. */
export interface Hello {
  do: "hello";
  v: number;
  table: string;
  token?: string;
  game?: number;
  seen?: number;
  build?: string;
  screen?: boolean;
}

/** Take a chair away; in a game in progress a bot takes it over (host). */
export interface Kick {
  do: "kick";
  n?: number;
  who: number;
}

/** The languages that have a catalogue. */
export interface LanguagesShown {
  languages: string[];
}

/** Get up for good. In a running game a bot takes the seat over. */
export interface Leave {
  do: "leave";
  n?: number;
}

/** A lesson: how far it has come, and what is said, lit up and awaited at this step. `do` is the move that is awaited from the receiver; empty: the other one plays. */
export interface LessonNow {
  name: string;
  step: number;
  of: number;
  say?: string;
  light?: string[];
  do?: string;
  is_over?: boolean;
  is_left?: boolean;
}

/** Look through what lies open: the discard pile and the like. */
export interface Look {
  do: "look";
  n?: number;
}

/** A table that was set up. The token holds the host's seat: a client that has it sits there. */
export interface MadeTable {
  code: string;
  link: string;
  token: string;
}

/** A move as text (see the notation; seats are `@0`, `@1`, ...), with a line of talk riding on it. */
export interface Move {
  do: "move";
  n?: number;
  move: string;
  talk?: string;
}

/** Mute or unmute the talk of a chair. */
export interface Mute {
  do: "mute";
  n?: number;
  who: number;
  on?: boolean;
}

/** A table to be set up: the game, its house rules, the decks, the host's name. What is left out is as usual. A `screen` gives no name: nobody sits there yet, and the first person who sits down is host. */
export interface NewTable {
  game: string;
  name?: string;
  options?: Record<string, string>;
  decks?: string[];
  speed?: string;
  listed?: boolean;
  lesson?: boolean;
  bots?: string[];
  screen?: boolean;
  deal?: boolean;
}

/** The server has another build of its page than the one that says hello: it should be loaded anew. */
export interface Newer {
  is: "newer";
  build: string;
}

/** Something said to the receiver alone (a cap that is reached, a pace that is too fast), or to all. */
export interface Notice {
  is: "notice";
  key: string;
  args?: Record<string, string | number>;
}

/** A house rule. Words for it are in the catalogue: `option-NAME`, and `option-NAME-VALUE` for each value. */
export interface OptionShown {
  name: string;
  values: string[];
  default: string;
  free: string;
  rules: number[];
  decks: string[];
}

/** Make another person the host (host). */
export interface PassHost {
  do: "pass-host";
  n?: number;
  who: number;
}

/** Stop the clocks and the game, or go on (host). */
export interface Pause {
  do: "pause";
  n?: number;
  on?: boolean;
}

/** What lies open, whole. */
export interface Piles {
  is: "piles";
  piles: unknown;
  done?: number;
}

/** Ask for a sign of life; the answer is a `pong`. No table hears of it. */
export interface Ping {
  do: "ping";
}

/** What has happened, how things stand, and what I may do. `own` and `choices` are the receiver's alone. Where `public` is left out nothing has changed that everybody sees, and the clock runs on. */
export interface Play {
  is: "play";
  game: number;
  seen: number;
  events: unknown;
  public?: unknown;
  own?: unknown;
  choices?: unknown;
  clock?: Clock | null;
  done?: number;
  missed?: number;
}

/** The answer to a ping. */
export interface Pong {
  is: "pong";
}

/** Several house rules at once, under one name (`preset-NAME`). */
export interface PresetShown {
  name: string;
  choices: Record<string, string>;
}

/** I am ready for the deal, or no longer; with numbers of my own to shuffle with. */
export interface Ready {
  do: "ready";
  n?: number;
  on?: boolean;
  entropy?: string;
}

/** The same, of a sent record. */
export interface RecordContinuing {
  step: number;
  seat: number;
  bot: string;
  understood?: boolean;
  record: string;
}

/** A play record, to be replayed. Nothing of it is kept. */
export interface RecordSent {
  record: string;
}

/** A command of the receiver is not done: why, by which rule, and what would unlock it. */
export interface Refused {
  is: "refused";
  n: number;
  key: string;
  args?: Record<string, string | number>;
  rule?: number;
  unlock?: string;
}

/** Take the drawing of a chair away (host). */
export interface RemoveDoodle {
  do: "remove-doodle";
  n?: number;
  who: number;
}

/** A game that was played, step by step. */
export interface ReplayShown {
  game: string;
  seats: string[];
  options: Record<string, string>;
  decks: string[];
  seed: string;
  continued: boolean;
  steps: StepShown[];
  rules?: string;
  differs?: DifferenceShown | null;
  review?: ReviewShown | null;
  doodles?: string[];
  looks?: number[];
  bots?: string[];
}

/** What a screen for all is set to now: sent by the screen itself, and shown to the host. */
export interface ReportScreen {
  do: "report-screen";
  brightness: "dark" | "light";
  pace: "fast" | "slow" | "usual";
  n?: number;
  sound: boolean;
  volume: number;
  announcer: boolean;
  language: string;
  full_screen: boolean;
  can_announce?: boolean;
  can_fill?: boolean;
  is_touched?: boolean;
}

/** After the game: everything needed to check deck and dice. */
export interface Reveal {
  is: "reveal";
  game: number;
  secret: string;
  commit: string;
  entropy: Record<string, string>;
  seed: string;
}

/** How far a review is that was asked for and is not answered yet. */
export interface ReviewProgress {
  percent: number;
}

/** Everybody's chance of winning over a game, by games that bots have played on from some of its steps. */
export interface ReviewShown {
  rollouts: number;
  bot: string;
  steps: number[];
  chances: number[][];
  turns: TurningPoint[];
  worst: WorstMove[];
}

/** A heading, paragraph, list or table. Texts have `**bold**`, `` `code` `` and `[links](file.md)` in them. */
export interface RulesBlock {
  kind: "heading" | "list" | "paragraph" | "table";
  text?: string;
  level?: number;
  ids?: string[];
  ruling?: number;
  items?: string[];
  rows?: string[][];
}

/** A file of the rule book. */
export interface RulesFile {
  name: string;
  blocks: RulesBlock[];
}

/** The rule book in a language: its files, and which of them make up a game, in the order in which they are read. */
export interface RulesShown {
  language: string;
  games: Record<string, string[]>;
  files: RulesFile[];
}

/** Talk to the table: words of one's own, or one of the taunts that every language has. */
export interface Say {
  do: "say";
  n?: number;
  text?: string;
  taunt?: string;
}

/** To a screen for all: the host changes these settings, or asks for full screen. */
export interface ScreenChange {
  is: "screen";
  sound?: boolean | null;
  volume?: number | null;
  announcer?: boolean | null;
  brightness?: "dark" | "light" | null;
  language?: string | null;
  pace?: "fast" | "slow" | "usual" | null;
  full_screen?: boolean;
}

/** What a screen for all is set to, as it says itself. */
export interface ScreenNow {
  brightness: "dark" | "light";
  pace: "fast" | "slow" | "usual";
  sound: boolean;
  volume: number;
  announcer: boolean;
  language: string;
  full_screen: boolean;
  can_announce?: boolean;
  can_fill?: boolean;
  is_touched?: boolean;
}

/** A device without a seat says that it belongs to the person in that chair. */
export interface SeatAsk {
  ask: number;
  chair: number;
}

/** Show this drawing beside my name instead of my token; empty: the token again. */
export interface SetDoodle {
  do: "set-doodle";
  n?: number;
  doodle: string;
}

/** Change settings of the screens for all; what is left out stays (host). Browsers go to full screen only by a tap on the screen itself: with `full_screen` it asks for that tap. */
export interface SetScreen {
  do: "set-screen";
  n?: number;
  sound?: boolean | null;
  volume?: number | null;
  announcer?: boolean | null;
  brightness?: "dark" | "light" | null;
  language?: string | null;
  pace?: "fast" | "slow" | "usual" | null;
  full_screen?: boolean;
}

/** Private: how I settle what is booked as drunk, up to how much, and at what pace (ml; 0 is no limit). */
export interface Settle {
  do: "settle";
  n?: number;
  how: string;
  cap?: number;
  pace?: number;
}

/** Take a free chair under a name. A client that chooses the `token` of the chair, at random, may send this again with the same one if no answer came: it leads to the same chair. Without one the table draws it. */
export interface Sit {
  do: "sit";
  n?: number;
  name: string;
  token?: string;
}

/** Standing answers; they replace those I had. They are chosen without regard to what comes. `cards`: never ask me about these; a question that only these could answer passes. `others`: let pass what is not aimed at me. `all`: let everything pass. `claim`: claim whatever is due to me. `until`: this turn, or the game. */
export interface Stand {
  do: "stand";
  n?: number;
  cards?: string[];
  others?: boolean;
  all?: boolean;
  claim?: boolean;
  until?: string;
}

/** Let a bot play for me until I am back. */
export interface StepOut {
  do: "step-out";
  n?: number;
}

/** One moment of a replay, told by how it differs from the one before. The first is the deal and has no move. */
export interface StepShown {
  by?: number;
  move?: string;
  talk?: string;
  events?: unknown[];
  changed?: Record<string, unknown>;
  gone?: string[];
  own?: Record<string, Record<string, unknown>>;
}

/** The table as everybody sees it: who sits where, what is played, how. */
export interface TableNow {
  is: "table";
  code: string;
  you: You;
  phase: string;
  host: number;
  chairs: ChairNow[];
  game: string;
  options: Record<string, string>;
  decks: string[];
  speed: string;
  family: boolean;
  listed: boolean;
  stand_in: string;
  paused: boolean;
  commit: string;
  games: number;
  watchers: number;
  screens?: number;
  screen?: ScreenNow | null;
  seat_asks?: SeatAsk[];
  notice?: string;
  continued?: boolean;
  stuck?: boolean;
  dealt_by?: string;
  differs?: Record<string, string | number>;
  undo?: UndoNow | null;
  vote?: VoteNow | null;
  lesson?: LessonNow | null;
}

/** A table, as shown to everybody who knows its code. */
export interface TableShown {
  code: string;
  game: string;
  phase: string;
  players: string[];
  least: number;
  most: number;
  speed: string;
  games: number;
  link: string;
}

/** The tables that want to be found. */
export interface TablesShown {
  tables: TableShown[];
}

/** Take a seat over with a code from the device that holds it; the `token` is as in `sit`. */
export interface TakeOver {
  do: "take-over";
  n?: number;
  code: string;
  token?: string;
}

/** A line of talk: words, or the catalogue key of what a bot says. */
export interface Talk {
  is: "talk";
  chair: number;
  text?: string;
  key?: string;
}

/** Where a game turned: whose chance moved most with that step, from what to what. */
export interface TurningPoint {
  step: number;
  seat: number;
  before: number;
  after: number;
}

/** I have read the notice that stands before this game. */
export interface Understood {
  do: "understood";
  n?: number;
}

/** A request to undo a move: by its mover, or by a seat that disputes a throw entered by hand. */
export interface UndoNow {
  seat: number;
  by: number;
  agreed: number[];
}

/** A vote that is open. */
export interface VoteNow {
  option: string;
  value: string;
  by: number;
  yes: number[];
  no: number[];
}

/** The answer to a hello: the version that is spoken. A token comes once, when a seat is taken. `last` is the number of this seat's last command that was done: the next one has a higher number. */
export interface Welcome {
  is: "welcome";
  v: number;
  program: string;
  rules: string;
  token?: string;
  last?: number;
}

/** Why may I not make this move now? */
export interface Why {
  do: "why";
  n?: number;
  move: string;
}

/** A move that cost chance, and the better one as an event, as if it had been made (none: to let it pass). */
export interface WorstMove {
  step: number;
  seat: number;
  lost: number;
  better: unknown[];
}

/** Who the receiver is: a chair, and its seat in the running game (-1: none). A watcher has no chair (-1). */
export interface You {
  chair: number;
  seat: number;
}

/** Private matters of the receiver's seat. */
export interface Yours {
  is: "yours";
  how?: string;
  cap?: number;
  pace?: number;
  muted?: number[];
  cards?: string[];
  others?: boolean;
  all?: boolean;
  claim?: boolean;
  until?: string;
  code?: string;
  lasts?: number;
}

export type AnyCommand =
  | Sit
  | Leave
  | StepOut
  | ComeBack
  | Ready
  | Deal
  | Choose
  | Arrange
  | AddBot
  | Kick
  | FillIn
  | PassHost
  | Pause
  | Move
  | Say
  | Mute
  | SetDoodle
  | RemoveDoodle
  | Stand
  | AskUndo
  | AnswerUndo
  | AskVote
  | AnswerVote
  | Settle
  | Understood
  | HandOver
  | TakeOver
  | AskSeat
  | AnswerSeat
  | Look
  | Why
  | SetScreen
  | ReportScreen
  | Delete
  | Ping;

export type AnyMessage =
  | Welcome
  | TableNow
  | Play
  | Reveal
  | Talk
  | Yours
  | Notice
  | ScreenChange
  | Piles
  | Because
  | Done
  | Refused
  | Newer
  | Pong
  | Bye;
