import { describe, expect, it } from 'vitest'
import { type EventCard, eventCards, eventTable } from '../../data/events.ts'
import { type Scene, scene } from '../../testing.ts'

/** Red is Head of the Church and Chairman, with a Faith to spare, and draws this event himself. */
function drawn(t: Scene, card: EventCard): Scene {
  const { colour } = eventTable[card]
  t.church('red')
    .chairman(t.open.chairman === null ? 'red' : t.open.barons[t.open.chairman])
    .eventDeck(card)
  if (colour === 'green') t.faith({ red: t.open.faith[0] + 1 })
  t.neutral('important-event')
  return t.question() === 'importantEvent' ? t.move('red', { do: 'draw' }) : t
}

describe('Important Event', () => {
  it('WK-5.7.1 red on himself, green on another, blue on anybody for nothing; else for a Faith', () => {
    const options = (card: EventCard, faith: number) => {
      const t = scene(3).church('red').faith({ red: faith }).eventDeck(card)
      const before = t.neutral('important-event')
      return before.question() === 'importantEvent' ? before.legalMoves('red').map(({ do: name }) => name) : ['forced']
    }
    expect(options('excommunication', 0)).toEqual(['forced'])
    expect(options('excommunication', 1)).toEqual(['draw', 'name', 'name'])
    expect(options('hidden-treasure', 0)).toEqual(['name', 'name'])
    expect(options('famine', 0)).toEqual(['draw', 'name', 'name'])
    const t = scene(3).church('red').faith({ red: 1 }).eventDeck('hidden-treasure').neutral('important-event')
    t.move('red', { do: 'draw' })
    expect([t.open.faith[0], t.open.crowns[0]]).toEqual([0, 23])
  })

  it('WK-5.7.1 a random Baron draws when nobody leads the Church', () => {
    const t = scene(3)
      .church(null)
      .eventDeck('hidden-treasure')
      .fate({ noble: 'green-star' })
      .neutral('important-event')
    expect(t.open.crowns[2]).toBe(23)
  })

  it('WK-T12, WK-5.7.1, WK-5.8.3: a red event is cancelled by its drawer alone', () => {
    const t = scene(3).church('red').faith({ red: 1, blue: 1, green: 5 }).noble('blue-star', 'k-c5', ['reg-blue-100'])
    t.eventDeck('assassin').neutral('important-event').move('red', { do: 'name', seat: 1 })
    expect([t.open.faith[0], t.question(), t.asked()]).toEqual([0, 'pledge', ['blue']])
    t.move('blue', { do: 'pledge', faith: 1 })
    expect([t.open.faith, t.events('cancelled').length, t.open.eventDiscards]).toEqual([[0, 0, 5], 1, ['assassin']])
  })

  it('WK-5.8.7 the deck is made anew of the discards, without the cards that lie open', () => {
    const t = scene(2)
      .church('red')
      .set({ lasting: [{ card: 'famine', seat: null, noble: null }] })
    t.g.hidden.events = []
    t.set({ eventDeck: 0, eventTop: null, eventDiscards: eventCards.filter(card => card !== 'famine') }).neutral(
      'important-event',
    )
    expect(t.open.eventDeck + t.open.eventDiscards.length + (t.open.event ? 1 : 0)).toBeGreaterThan(33)
    expect(t.g.hidden.events).not.toContain('famine')
  })
})

describe('windows', () => {
  const arson = (pledges: number[]) => {
    const t = scene(3).church('red').chairman('green').faith({ green: 1, red: 2 }).city('olbi', 'blue')
    t.noble('blue-star', 'k-c6', ['reg-blue-100']).fate({ city: 'olbi' })
    drawn(t, 'arson')
    expect(t.events('target')).toEqual([{ is: 'target', card: 'arson', target: { site: 'olbi' } }])
    expect(t.asked()).toEqual(['green'])
    t.move('green', { do: 'pledge', faith: pledges[0] })
    return t.move('red', { do: 'pledge', faith: pledges[1] })
  }

  it('WK-T11, WK-5.8.2, WK-5.8.3, WK-5.8.4, WK-17.1: Arson and joint cancelling', () => {
    const saved = arson([1, 1])
    expect([saved.open.faith, saved.open.cities.olbi.razed]).toEqual([[1, 0, 0], false])
    const burnt = arson([1, 0])
    expect([burnt.open.faith, burnt.open.cities.olbi.razed]).toEqual([[2, 0, 1], true])
    expect(burnt.events('died').map(({ noble }) => noble)).toEqual(['blue-star'])
    expect(burnt.open.crowns).toEqual([15, 15, 15])
  })

  it('WK-T83, WK-17.18, WK-5.8.3: Grand Inquisitor pays less where he pays alone', () => {
    const pledged = (...faith: [number, number, number]) => {
      const t = scene(3).chairman('blue').charge('red', 'grand-inquisitor').faith({ red: 4, green: 4, blue: 4 })
      drawn(t, 'famine')
      t.move('blue', { do: 'pledge', faith: faith[0] })
      // The order is blue, green, red: red speaks last
      t.move('green', { do: 'pledge', faith: faith[2] })
      if (t.question() === 'pledge') t.move('red', { do: 'pledge', faith: faith[1] })
      return [t.events('cancelled').length, ...t.open.faith]
    }
    expect(pledged(0, 2, 0)).toEqual([1, 2, 4, 4])
    expect(pledged(0, 2, 1)).toEqual([1, 2, 4, 3])
    expect(pledged(1, 1, 0)).toEqual([0, 4, 4, 4])
    // Red events: one less, one at least
    const red = scene(2)
      .charge('red', 'grand-inquisitor')
      .faith({ red: 1 })
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-swiss-50-1'])
    drawn(red, 'mutiny').move('red', { do: 'pledge', faith: 1 })
    expect(red.open.faith[0]).toBe(0)
  })

  it('WK-T91, WK-5.8.2: free choices come after the window, Fate before it', () => {
    const t = scene(2)
      .faith({ red: 1 })
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-swiss-50-1', 'merc-polish-50-1'])
    drawn(t, 'broken-contract')
    expect(t.question()).toBe('pledge')
    t.move('red', { do: 'pledge', faith: 0 })
    expect(t.legalMoves('red')).toEqual([
      { do: 'aim', at: { troop: 'merc-swiss-50-1' } },
      { do: 'aim', at: { troop: 'merc-polish-50-1' } },
    ])
    const mutiny = scene(2)
      .faith({ red: 2 })
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-swiss-50-1'])
      .fate({ nationality: 'swiss' })
    drawn(mutiny, 'mutiny')
    expect([mutiny.question(), mutiny.events('target')[0].target]).toEqual(['pledge', { nationality: 'swiss' }])
  })

  it('WK-5.8.5 without a legal target nothing happens, and no Fate card is drawn', () => {
    const t = drawn(scene(2).faith({ red: 3 }), 'mutiny')
    expect([t.events('noEffect').length, t.events('fate'), t.open.eventDiscards]).toEqual([1, [], ['mutiny']])
    const uprising = drawn(scene(2).city('froli', 'red').noble('red-star', 'k-c4', ['reg-red-100']), 'uprising')
    expect([uprising.events('fate'), uprising.open.cities.froli.owner]).toEqual([[], 0])
  })

  it('WK-5.8.1 red events harm the drawer, green ones help him, blue ones name their target', () => {
    expect(
      ['red', 'green', 'blue'].map(colour => eventCards.filter(card => eventTable[card].colour === colour).length),
    ).toEqual([12, 12, 12])
  })
})

describe('what events do', () => {
  it('WK-T80, WK-5.6.5: Heretic: the token passes on, ties by Fate, and never comes back', () => {
    const t = scene(4)
      .faith({ red: 0, blue: 2, green: 2, black: 1 })
      .fate({ noble: 'black-star' }, { noble: 'green-star' })
    drawn(t, 'heretic')
    expect([t.open.church, t.open.heretics]).toEqual([2, [0]])
    t.faith({ red: 9 }).card('red', 'serve-the-church').move('red', { do: 'use' })
    expect([t.open.faith[0], t.open.church]).toEqual([10, 2])
  })

  it('WK-T82, WK-17.20: Camp Fever spares the weak, those at home, and those at sea', () => {
    const t = scene(2)
      .city('froli', 'red')
      .noble('red-star', 'k-c5', ['reg-red-100'])
      .noble('red-square', 'k-d4', ['merc-swiss-150-1'])
    t.noble('red-circle', 'k-c4', ['reg-red-50-1']).noble('red-triangle', 'k-e1', ['merc-swiss-100-1'], { at: 'sea' })
    drawn(t, 'camp-fever')
    expect(t.events('casualties').map(({ army, n }) => [army, n])).toEqual([['red-square', 1]])
  })

  it('WK-5.8.6, WK-1.5: casualties kill at once; breaches stop at strength 0', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100'])
      .fate({ noble: 'blue-star' }, { nationality: 'rumanian' })
    drawn(t, 'assassin')
    expect(t.events('died')).toHaveLength(1)
    const quake = drawn(scene(2).city('olbi', 'blue', { breaches: 1 }).fate({ city: 'olbi' }), 'earthquake')
    expect(quake.open.cities.olbi.breaches).toBe(2)
  })

  it('WK-17.3, WK-17.4: Uprising frees a city of his without a Noble, drawn by its name; fortification is lost', () => {
    const t = scene(2)
      .city('froli', 'red', { fortified: true, breaches: 1 })
      .city('rota', 'red')
      .noble('red-star', 'k-a7', ['reg-red-100'])
    drawn(t.fate({ city: 'rota' }, { city: 'froli' }), 'uprising')
    expect(t.open.cities.froli).toEqual({ owner: null, razed: false, fortified: false, breaches: 1 })
    const walls = drawn(scene(2).stronghold('red', 'k-c5'), 'crumbling-walls')
    expect(walls.open.strongholds[0].breaches).toBe(2)
  })

  it('WK-17.15 Open Gates: a neutral city whose area is his alone; else three crowns', () => {
    const t = drawn(
      scene(2).city('froli', null, { breaches: 1 }).noble('red-star', 'k-c4', ['reg-red-100']),
      'open-gates',
    )
    t.move('red', { do: 'aim', at: { site: 'froli' } })
    expect([t.open.cities.froli.owner, t.open.cities.froli.breaches, t.events('captured')]).toEqual([0, 1, []])
    const other = scene(2).noble('red-star', 'k-c4', ['reg-red-100']).noble('blue-star', 'k-c4', ['reg-blue-100'])
    expect(drawn(other, 'open-gates').open.crowns[0]).toBe(18)
  })

  it('WK-17.8, WK-17.21: Free Lances, Second Wind, Field Surgeons, Master Builders may be declined', () => {
    const lances = drawn(scene(2), 'free-lances')
    expect(lances.legalMoves('red')).toEqual([{ do: 'use' }, { do: 'decline' }])
    lances.move('red', { do: 'use' }).move('red', lances.legalMoves('red')[0])
    expect([lances.open.mercenaries, lances.open.crowns[0]]).toEqual([65, 15])
    const wind = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100'], { exhausted: true })
      .noble('red-square', 'k-c5', ['reg-red-50-1'], { exhausted: true })
    drawn(wind.noble('red-circle', 'k-c5', ['reg-red-50-2'], { exhausted: true }), 'second-wind')
    wind.move('red', { do: 'aim', at: { noble: 'red-star' } }, { do: 'aim', at: { noble: 'red-circle' } })
    expect([wind.question(), wind.nobleOf('red-star').exhausted, wind.nobleOf('red-square').exhausted]).toEqual([
      null,
      false,
      true,
    ])
    const surgeons = drawn(
      scene(2).noble('red-star', null, ['reg-red-100', 'reg-red-50-1']).tokens('red-star', 1),
      'field-surgeons',
    )
    surgeons.move('red', { do: 'aim', at: { army: 'red-star' } })
    expect(surgeons.armyOf('red-star').tokens).toBe(0)
    const builders = drawn(scene(2).city('froli', 'red', { breaches: 2 }).stronghold('red', 'k-c5'), 'master-builders')
    expect(builders.legalMoves('red')).toEqual([
      { do: 'aim', at: { fortify: 'froli' } },
      { do: 'aim', at: { mend: 'froli' } },
      { do: 'done' },
    ])
    expect(builders.move('red', { do: 'aim', at: { mend: 'froli' } }).open.cities.froli.breaches).toBe(0)
  })

  it('WK-17.24 Great Storms move markers back; stakes and blessings stay', () => {
    const t = scene(2)
    const at = (spot: number) => ({ spot, stakes: [{ seat: 1, crowns: 2 }], blessed: true })
    t.set({ voyages: { ceylon: at(1), 'spice-islands': at(2), china: at(3) } })
    drawn(t, 'great-storms')
    expect(Object.values(t.open.voyages).map(({ spot, blessed }) => [spot, blessed])).toEqual([
      [1, true],
      [1, true],
      [2, true],
    ])
  })

  it('WK-5.8.2 Unpaid Companies ask every Baron in turn; Tithe Collectors the richest; Pilgrimage those overseas', () => {
    const t = scene(2).noble('blue-circle', 'k-c5', ['reg-blue-100', 'merc-swiss-50-1']).fate({ nationality: 'swiss' })
    drawn(t, 'unpaid-companies')
    expect([t.question(), t.asked()]).toEqual(['payUnpaid', ['blue']])
    t.move('blue', { do: 'done' })
    expect(t.armyOf('blue-circle').cards).toEqual(['reg-blue-100'])
    expect(drawn(scene(3).crowns({ red: 9, blue: 20, green: 20 }), 'tithe-collectors').open.crowns).toEqual([9, 15, 15])
    const pilgrims = scene(3).city('acre', 'blue').noble('green-star', 'o-cadiz', ['reg-green-100'])
    expect(drawn(pilgrims, 'pilgrimage').open.faith).toEqual([0, 1, 1])
  })

  it('WK-12.2, WK-T71: Fate is asked until a card fits; all cards go to the bottom in their order', () => {
    const t = scene(2).city('froli', null, { razed: true }).fate({ city: 'froli' }, { city: 'olbi' })
    drawn(t, 'earthquake')
    expect(t.open.cities.olbi.breaches).toBe(2)
    expect(t.g.hidden.fateDeck.slice(-2)).toEqual(['fate-20', 'fate-13'])
  })

  it('WK-12.1, WK-10.2.4: No Heir and Broken Line', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['reg-red-100']).fate({ noble: 'blue-star' })
    drawn(t, 'no-heir')
    expect([t.nobleOf('red-star').heir, t.open.lasting]).toEqual([
      null,
      [{ card: 'no-heir', seat: 0, noble: 'red-star' }],
    ])
    const line = drawn(scene(2).noble('red-star', 'k-c5', ['reg-red-100'], { heir: null }), 'broken-line')
    expect(line.legalMoves('red')).toHaveLength(3)
    line.move('red', { do: 'aim', at: { noble: 'red-circle' } })
    expect(line.nobleOf('red-circle').heir).toBeNull()
  })
})
