import { describe, expect, test } from 'vitest'
import { areaTable, landAreas, structureOf } from './areas.ts'
import { houseCards, houseCardTable } from './houseCards.ts'
import { wildlingCardTable } from './wildlingCards.ts'

const areasWith = (icon: 'supply' | 'power', n: number) => landAreas.filter(area => areaTable[area][icon] === n)

describe('what is printed on the board', () => {
  test('AG-3.3.6 AG-4.5.1 the strongholds and the castles', () => {
    expect(landAreas.filter(area => structureOf(area) === 'stronghold')).toEqual([
      'winterfell',
      'seagard',
      'riverrun',
      'lannisport',
      'kings-landing',
      'highgarden',
      'oldtown',
      'sunspear',
      'pyke',
      'dragonstone',
    ])
    expect(landAreas.filter(area => structureOf(area) === 'castle')).toEqual([
      'white-harbor',
      'moat-cailin',
      'flints-finger',
      'the-eyrie',
      'harrenhal',
      'crackclaw-point',
      'storms-end',
      'the-reach',
      'starfall',
      'yronwood',
    ])
  })

  test('AG-4.4 the Supply icons', () => {
    expect(areasWith('supply', 2)).toEqual(['lannisport', 'blackwater', 'highgarden'])
    expect(areasWith('supply', 1)).toEqual([
      'winterfell',
      'the-stony-shore',
      'widows-watch',
      'greywater-watch',
      'seagard',
      'the-fingers',
      'the-mountains-of-the-moon',
      'the-eyrie',
      'riverrun',
      'searoad-marches',
      'kingswood',
      'three-towers',
      'princes-pass',
      'starfall',
      'salt-shore',
      'sunspear',
      'pyke',
      'dragonstone',
    ])
  })

  test('AG-4.7 AG-6.4.1 the Power icons', () => {
    expect(areasWith('power', 2)).toEqual(['kings-landing'])
    expect(areasWith('power', 1)).toEqual([
      'castle-black',
      'karhold',
      'winterfell',
      'seagard',
      'the-twins',
      'the-eyrie',
      'riverrun',
      'harrenhal',
      'stoney-sept',
      'kingswood',
      'dornish-marches',
      'the-arbor',
      'princes-pass',
      'the-boneway',
      'sunspear',
      'pyke',
      'dragonstone',
    ])
  })
})

describe('what is printed on the cards', () => {
  test('AG-8.15.6 swords and fortifications of the eighteen House cards without a text', () => {
    const icons = houseCards.flatMap(card => {
      const { swords, fortifications } = houseCardTable[card]
      return swords + fortifications > 0 ? [[card, swords, fortifications]] : []
    })
    expect(icons).toEqual([
      ['eddard-stark', 2, 0],
      ['greatjon-umber', 1, 0],
      ['ser-rodrick-cassel', 0, 2],
      ['ser-gregor-clegane', 3, 0],
      ['the-hound', 0, 2],
      ['ser-jaime-lannister', 1, 0],
      ['brienne-of-tarth', 1, 1],
      ['melisandre', 1, 0],
      ['euron-crows-eye', 1, 0],
      ['dagmar-cleftjaw', 1, 1],
      ['ser-garlan-tyrell', 2, 0],
      ['randyll-tarly', 1, 0],
      ['alester-florent', 0, 1],
      ['margaery-tyrell', 0, 1],
      ['the-red-viper', 2, 1],
      ['areo-hotah', 0, 1],
      ['obara-sand', 1, 0],
      ['darkstar', 1, 0],
    ])
  })

  test('AG-9.7 how much each Wildling card asks of the lowest bidder, of the others, and gives to the highest', () => {
    const { 'crow-killers': killers, 'mammoth-riders': mammoths, 'the-horde-descends': horde } = wildlingCardTable
    expect([killers.others, killers.highest]).toEqual([2, 2])
    expect([mammoths.lowest, mammoths.others]).toEqual([3, 2])
    expect([horde.lowest, horde.others]).toEqual([2, 1])
    expect(wildlingCardTable['preemptive-raid'].lowest).toBe(2)
    expect(wildlingCardTable['rattleshirts-raiders']).toEqual({ lowest: 2, others: 1, highest: 1 })
    expect(wildlingCardTable['skinchanger-scout'].others).toBe(2)
  })
})
