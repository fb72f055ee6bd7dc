import { describe, expect, it } from 'vitest'
import { kingdomAreas } from '../../data/areas.ts'
import { type City, cities, cityTable } from '../../data/cities.ts'
import { type Scene, scene } from '../../testing.ts'
import { citiesToWin, cityWinner, leaders, standing } from '../victory.ts'

const kingdom = cities.filter(city => cityTable[city].isKingdom)
const overseas = cities.filter(city => !cityTable[city].isKingdom)
const owns = (t: Scene, baron: 'red' | 'blue', list: readonly City[]) => {
  for (const city of list) t.city(city, baron)
  return t
}
const razes = (t: Scene, list: readonly City[]) => {
  for (const city of list) t.city(city, null, { razed: true })
  return t
}

describe('victory by cities', () => {
  it('WK-T59, WK-13.1, WK-11.1: more than half of the unrazed cities of the Kingdom', () => {
    const t = owns(owns(scene(6), 'red', kingdom.slice(0, 9)), 'red', overseas.slice(0, 3))
    expect([citiesToWin(t.open), cityWinner(t.open)]).toEqual([10, null])
    razes(t, kingdom.slice(16))
    expect([citiesToWin(t.open), cityWinner(t.open)]).toEqual([9, 0])
    t.run({ do: 'upkeep' })
    expect([t.question(), t.open.ended]).toEqual([null, { winners: [0], by: 'cities' }])
  })

  it('WK-13.1 begins at 10, 8, 7 and 6 cities with six, five, four and three Barons', () => {
    const need = (players: number, razed: number) => citiesToWin(razes(scene(players), kingdom.slice(0, razed)).open)
    expect([need(6, 0), need(5, 3), need(4, 5), need(3, 7)]).toEqual([10, 8, 7, 6])
  })

  it('WK-T60, WK-13.1: with two Barons five cities, those overseas too', () => {
    const t = razes(scene(2), kingdom.slice(7))
    owns(t, 'red', kingdom.slice(0, 4))
    expect(cityWinner(t.open)).toBeNull()
    expect(cityWinner(owns(t, 'red', overseas.slice(0, 1)).open)).toBe(0)
  })

  it('WK-T81, WK-13.1: if both have five, the one with more; equal: the game goes on', () => {
    const t = owns(owns(scene(2), 'red', kingdom.slice(0, 5)), 'blue', kingdom.slice(5, 11))
    expect(cityWinner(t.open)).toBe(1)
    owns(t, 'red', kingdom.slice(11, 12))
    expect(cityWinner(t.open)).toBeNull()
    expect(
      t
        .run({ do: 'upkeep' })
        .events('changed')
        .filter(({ what }) => what === 'influence'),
    ).toEqual([])
  })
})

describe('Influence and the end', () => {
  it('WK-T58, WK-11.2: one for each city that is not besieged, if the stronghold stands', () => {
    const t = owns(scene(2), 'blue', ['rota', 'thira', 'olbi'])
      .noble('red-star', 'k-c6', ['reg-red-100'])
      .siege('olbi', 'red')
    expect(t.run({ do: 'influence' }).open.influence[1]).toBe(0)
    t.stronghold('blue', 'k-d5').run({ do: 'influence' })
    expect([t.open.influence[1], t.open.pool]).toEqual([2, 18])
  })

  it('WK-T78, WK-13.2, WK-11.2, WK-11.7: an empty pool ends the game with the round; nobody gets less', () => {
    const t = owns(scene(2), 'blue', ['rota', 'thira'])
      .stronghold('blue', 'k-d5')
      .set({ pool: 1 })
      .chairman('blue')
      .church('blue')
    t.eventDeck('royal-blood').neutral('important-event')
    expect([t.open.pool, t.open.influence]).toEqual([0, [1, 0]])
    t.fate('quiet', 'quiet').run({ do: 'upkeep' }).until(null)
    expect(t.open.ended).toEqual({ winners: [1], by: 'influence' })
    expect(t.open.influence[1]).toBe(2)
  })

  it('WK-13.3 ties: cities, then crowns and Faith and Votes, then troops on the board, then nobody', () => {
    const t = scene(2).influence({ red: 3, blue: 3 })
    expect(leaders(t.open)).toEqual([])
    expect(leaders(t.noble('blue-star', 'k-c5', ['reg-blue-100']).open)).toEqual([1])
    expect(leaders(t.faith({ red: 1 }).open)).toEqual([0])
    expect(leaders(t.city('rota', 'blue').open)).toEqual([1])
    expect(leaders(t.influence({ red: 4 }).open)).toEqual([0])
    expect(standing(t.open).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  it('WK-14 has the numbers of every table', () => {
    for (const [players, pool] of [
      [2, 20],
      [3, 30],
      [4, 40],
      [5, 50],
      [6, 60],
    ]) {
      expect([scene(players).open.pool, scene(players).open.track.length]).toEqual([pool, players + 1])
    }
  })

  it('WK-2.3, WK-11.7: a new round begins after the Upkeep, and what lasts a round ends', () => {
    const t = scene(2)
      .set({ lasting: [{ card: 'truce-of-god', seat: null, noble: null }] })
      .run({ do: 'endRound' })
    expect([t.open.round, t.open.lasting, t.question()]).toEqual([2, [], 'plan'])
  })
})

describe('revolts', () => {
  const restless = (part: object = {}) => scene(2).chairman('red').city('froli', 'red', part)
  const revolts = { do: 'revolts', rest: [0, 1], kingdomOnly: false } as const

  it('WK-T57, WK-11.3: he pays a Faith, or twice the income, or the city is neutral', () => {
    const t = restless({ breaches: 1 }).faith({ red: 1 }).noble('red-star', 'k-e1', ['reg-red-100'], { at: 'sea' })
    t.fate('revolt').run(revolts)
    expect(t.legalMoves('red')).toEqual([{ do: 'pay-faith' }, { do: 'pay-crowns' }, { do: 'let-go' }])
    const crowns = scene(2)
      .city('froli', 'red', { fortified: true })
      .fate('revolt')
      .run(revolts)
      .move('red', { do: 'pay-crowns' })
    expect(crowns.open.crowns[0]).toBe(9)
    t.move('red', { do: 'let-go' })
    expect(t.open.cities.froli).toMatchObject({ owner: null, breaches: 1, fortified: false })
  })

  it('WK-11.3 a Noble in the area keeps the peace; the order of his cities is his', () => {
    const t = restless().noble('red-star', 'k-c4', ['reg-red-100']).fate('revolt').run(revolts)
    expect([t.question(), t.events('fate')]).toEqual([null, []])
    const two = restless().city('rota', 'red').fate('quiet', 'revolt').run(revolts)
    expect(two.legalMoves('red')).toEqual([
      { do: 'test', city: 'froli' },
      { do: 'test', city: 'rota' },
    ])
    two.move('red', { do: 'test', city: 'rota' })
    expect(two.events('revolt').map(({ city }) => city)).toEqual(['froli'])
  })

  it('WK-T77, WK-11.3: Lord Justice ignores the first revolt of an Upkeep', () => {
    const t = restless().city('rota', 'red').city('olbi', 'red').charge('red', 'lord-justice')
    t.fate('quiet', 'revolt', 'revolt').run(revolts)
    t.move('red', { do: 'test', city: 'froli' }, { do: 'test', city: 'rota' })
    expect([t.events('quiet').map(({ ignored }) => ignored), t.question()]).toEqual([[false, true], 'revolt'])
  })

  it('WK-17.19 Peasants’ Revolt is held at once for the Kingdom: Burghers’ Right helps, Lord Justice does not', () => {
    const t = restless({ fortified: true })
      .city('cadiz', 'red')
      .city('rota', 'red')
      .charge('red', 'lord-justice')
      .law('burghers-right')
    t.church('red').eventDeck('peasants-revolt').fate('revolt').neutral('important-event').move('red', { do: 'draw' })
    expect(t.events('revolt').map(({ city }) => city)).toEqual(['rota'])
  })
})

describe('regrouping and return', () => {
  const back = (seat = 0) => ({ do: 'regroups', rest: [seat] }) as const

  it('WK-T56, WK-11.6: the example of the book', () => {
    const t = scene(2).city('monz', 'red').stronghold('red', 'k-c5', ['merc-english-50-1', 'merc-swiss-50-1'])
    t.noble('red-triangle', null, ['reg-red-100']).noble('red-circle', null).noble('red-star', null).run(back())
    expect(t.question()).toBe('regroup')
    t.move('red', { do: 'shift', card: 'reg-red-100', from: 'red-triangle', to: 'red-star' })
    t.move('red', { do: 'shift', card: 'merc-english-50-1', from: 'red-stronghold', to: 'red-triangle' })
    t.move('red', { do: 'shift', card: 'merc-swiss-50-1', from: 'red-stronghold', to: 'red-star' })
    // All cards have moved: nothing is left but to place those with troops
    expect([t.question(), t.legalMoves('red')]).toEqual([
      'comeBack',
      [
        { do: 'place', area: 'k-c5' },
        { do: 'place', area: 'k-a5' },
      ],
    ])
    t.move('red', { do: 'place', area: 'k-c5' }, { do: 'place', area: 'k-a5' })
    expect([t.nobleOf('red-star').at, t.nobleOf('red-triangle').at, t.nobleOf('red-circle').at]).toEqual([
      'board',
      'board',
      'off',
    ])
  })

  it('WK-T84, WK-8.9, WK-11.6: a besieged stronghold gives nothing, but takes a Noble in', () => {
    const t = scene(2)
      .city('rota', 'red')
      .stronghold('red', 'k-c5', ['merc-english-100-1'])
      .noble('red-star', null, ['reg-red-50-1'])
    t.noble('blue-star', 'k-c5', ['reg-blue-100', 'merc-swiss-200-1']).siege('red-stronghold', 'blue').run(back())
    expect(t.legalMoves('red').some(move => move.do === 'shift' && move.from === 'red-stronghold')).toBe(false)
    t.move('red', { do: 'done' })
    expect(t.legalMoves('red')).toEqual([
      { do: 'place', area: 'k-c5' },
      { do: 'place', area: 'k-a7' },
    ])
  })

  it('WK-T89, WK-11.6, WK-9.6.5: a stronghold returns at full strength, not into an outer area with three Barons', () => {
    const t = scene(3).noble('blue-star', 'k-d4', ['reg-blue-100']).noble('red-star', 'k-g3', ['reg-red-100'])
    t.stronghold('green', 'k-f5').run(back(1))
    const areas = t.legalMoves('blue').flatMap(move => (move.do === 'place' ? [move.area] : []))
    expect(areas).toContain('k-d4')
    expect(areas.filter(area => ['k-a2', 'k-c4', 'k-g3', 'k-f5'].includes(area))).toEqual([])
    expect(areas.some(area => area in kingdomAreas && kingdomAreas[area as 'k-a1'].outer)).toBe(false)
    t.move('blue', { do: 'place', area: 'k-d4' })
    expect(t.open.strongholds[1]).toEqual({ area: 'k-d4', breaches: 0 })
  })

  it('WK-T74, WK-7.5.4, WK-7.5.5, WK-6.2.5: maintained troops are troops, and cost nothing', () => {
    const t = scene(2)
      .stronghold('red', 'k-c5')
      .noble('red-square', null)
      .office('red-square', 'lord-high-marshal')
      .run(back())
    expect(t.nobleOf('red-square')).toMatchObject({ at: 'board', area: 'k-c5' })
    t.crowns({ red: 3 }).run({ do: 'wages' })
    expect(t.open.crowns[0]).toBe(3)
    t.tokens('red-square', 2).run({ do: 'checkArmies', deserted: false })
    expect([t.events('died').length, t.open.agendaDiscards]).toEqual([1, ['lord-high-marshal']])
  })

  it('WK-11.6 between Nobles in one area; from an army with tokens all, with the tokens', () => {
    const t = scene(2)
      .stronghold('red', 'k-g3')
      .noble('red-star', 'k-c5', ['reg-red-100', 'reg-red-50-1'])
      .noble('red-square', 'k-c5', ['reg-red-50-2'])
    t.tokens('red-star', 1).run(back())
    expect(t.legalMoves('red')).toEqual([
      { do: 'shift', card: 'reg-red-50-2', from: 'red-square', to: 'red-star' },
      { do: 'shift-all', from: 'red-star', to: 'red-square' },
      { do: 'done' },
    ])
    t.move('red', { do: 'shift-all', from: 'red-star', to: 'red-square' })
    expect(t.armyOf('red-square')).toEqual({ cards: ['reg-red-50-2', 'reg-red-100', 'reg-red-50-1'], tokens: 1 })
    expect(t.nobleOf('red-star').at).toBe('off')
  })

  it('WK-1.2, WK-11.4, WK-11.5: who lands in his besieged city is besieged; all are refreshed', () => {
    const t = scene(2)
      .city('cadiz', 'red')
      .noble('red-star', 'o-cadiz', ['reg-red-100'], { at: 'sea', exhausted: true })
    t.noble('blue-star', 'o-cadiz', ['reg-blue-100']).siege('cadiz', 'blue').run({ do: 'landings' }, { do: 'refresh' })
    expect(t.nobleOf('red-star')).toMatchObject({ at: 'board', exhausted: false })
    t.card('red', 'mobilize-forces')
    expect(t.legalMoves('red').some(({ do: name }) => name === 'sail')).toBe(false)
  })
})
