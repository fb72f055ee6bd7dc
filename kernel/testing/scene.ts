/** A position that is set by hand, for the tests of a game. What a game puts on its table it adds itself. */
import {
  attempt,
  freezeShared,
  type Game,
  type Kinds,
  type LoggedEvent,
  type Move,
  notJson,
  questionAt,
  resume,
  type Seat,
  type State,
  type Step,
  viewOf,
} from '../index.ts'

function checkJson(what: string, value: unknown): void {
  const wrong = notJson(value)
  if (wrong !== null) throw new Error(`${what} is no JSON: ${wrong}`)
}

/** A table whose position is set by hand. Every move it makes is checked, as a move from outside is. */
export abstract class HandSet<K extends Kinds, Part extends string> {
  state: State<K>
  /** All events since the last `run`. */
  heard: K['event'][] = []
  protected readonly game: Game<K>

  constructor(game: Game<K>, state: State<K>) {
    this.game = game
    this.state = state
  }

  /** Who plays each seat. */
  protected abstract parts(): readonly Part[]

  get open(): K['open'] {
    return this.state.g.open
  }

  seat(part: Part): Seat {
    const seat = this.parts().indexOf(part)
    if (seat < 0) throw new Error(`${part} does not play here.`)
    return seat
  }

  /** Sets anything else in the open drawer. */
  set(part: Partial<K['open']>): this {
    Object.assign(this.open, part)
    return this
  }

  /** Plays these steps, in order, up to the first question; nothing else is left to do after them. */
  run(...steps: Step<K>[]): this {
    this.state.stack = [...steps].reverse()
    this.state.sealed = this.state.moved.map(() => null)
    freezeShared(this.state)
    this.heard = []
    this.tell(resume(this.game, this.state).heard)
    this.saveAndLoad()
    return this
  }

  private tell(heard: readonly LoggedEvent<K>[]): void {
    checkJson('an event', heard)
    this.heard.push(...heard.map(each => each.event))
  }

  /** Every position is the one that a store would give back. */
  private saveAndLoad(): void {
    checkJson('the state', this.state)
    this.state = JSON.parse(JSON.stringify(this.state))
    freezeShared(this.state)
  }

  /** Who is asked now. */
  asked(): Part[] {
    return (questionAt(this.game, this.state)?.toMove ?? []).map(seat => this.parts()[seat])
  }

  /** The question on top: its name, or null when nothing is left to do. */
  question(): Step<K>['do'] | null {
    return (this.state.stack.at(-1)?.do as Step<K>['do'] | undefined) ?? null
  }

  legalMoves(part: Part): readonly Move<K>[] {
    return questionAt(this.game, this.state)?.legal(this.seat(part)) ?? []
  }

  /** Makes moves, one after the other; a refused one throws. */
  move(part: Part, ...moves: Move<K>[]): this {
    for (const move of moves) {
      const tried = this.try(part, move)
      if ('refused' in tried) {
        const legal = this.legalMoves(part).map(each => JSON.stringify(each))
        throw new Error(
          `${part} ${JSON.stringify(move)}: ${tried.refused} at ${this.question()}; legal: ${legal.join(' ')}`,
        )
      }
      this.state = tried.state
      this.tell(tried.heard)
      this.saveAndLoad()
    }
    return this
  }

  /** Is this move refused now? */
  refuses(part: Part, move: Move<K>): boolean {
    return 'refused' in this.try(part, move)
  }

  private try(part: Part, move: Move<K>) {
    const seat = this.seat(part)
    return attempt(this.game, this.state, seat, this.state.moved[seat], move)
  }

  /** The events of one kind since the last `run`. */
  events<Name extends K['event']['is']>(name: Name): Extract<K['event'], { is: Name }>[] {
    return this.heard.filter((event): event is Extract<K['event'], { is: Name }> => event.is === name)
  }

  view(part: Part | null) {
    return viewOf(this.game, this.state, part === null ? null : this.seat(part))
  }
}
