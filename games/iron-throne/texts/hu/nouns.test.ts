import { describe, expect, test } from 'vitest'
import { type Character, characters } from '../../data/houses.ts'
import { characterNouns, houseNouns } from './nouns.ts'

describe('Hungarian noun forms', () => {
  const forms: Record<Character, string> = {
    'eddard-stark': 'Eddard Starkot Eddard Starknak Eddard Starkra Eddard Starkról',
    'catelyn-stark': 'Catelyn Starkot Catelyn Starknak Catelyn Starkra Catelyn Starkról',
    'robb-stark': 'Robb Starkot Robb Starknak Robb Starkra Robb Starkról',
    'bran-stark': 'Bran Starkot Bran Starknak Bran Starkra Bran Starkról',
    'arya-stark': 'Arya Starkot Arya Starknak Arya Starkra Arya Starkról',
    'cersei-lannister': 'Cersei Lannistert Cersei Lannisternek Cersei Lannisterre Cersei Lannisterről',
    'jaime-lannister': 'Jaime Lannistert Jaime Lannisternek Jaime Lannisterre Jaime Lannisterről',
    'tyrion-lannister': 'Tyrion Lannistert Tyrion Lannisternek Tyrion Lannisterre Tyrion Lannisterről',
    'tywin-lannister': 'Tywin Lannistert Tywin Lannisternek Tywin Lannisterre Tywin Lannisterről',
    'joffrey-baratheon': 'Joffrey Baratheont Joffrey Baratheonnak Joffrey Baratheonra Joffrey Baratheonról',
    'stannis-baratheon': 'Stannis Baratheont Stannis Baratheonnak Stannis Baratheonra Stannis Baratheonról',
    melisandre: 'Melisandrét Melisandrének Melisandrére Melisandréről',
    'davos-seaworth': 'Davos Seaworthöt Davos Seaworthnek Davos Seaworthre Davos Seaworthről',
    'selyse-baratheon': 'Selyse Baratheont Selyse Baratheonnak Selyse Baratheonra Selyse Baratheonról',
    'shireen-baratheon': 'Shireen Baratheont Shireen Baratheonnak Shireen Baratheonra Shireen Baratheonról',
    'daenerys-targaryen': 'Daenerys Targaryent Daenerys Targaryennek Daenerys Targaryenre Daenerys Targaryenről',
    'viserys-targaryen': 'Viserys Targaryent Viserys Targaryennek Viserys Targaryenre Viserys Targaryenről',
    'khal-drogo': 'Khal Drogót Khal Drogónak Khal Drogóra Khal Drogóról',
    'jorah-mormont': 'Jorah Mormontot Jorah Mormontnak Jorah Mormontra Jorah Mormontról',
    'barristan-selmy': 'Barristan Selmyt Barristan Selmynek Barristan Selmyre Barristan Selmyről',
    'margaery-tyrell': 'Margaery Tyrellt Margaery Tyrellnek Margaery Tyrellre Margaery Tyrellről',
    'olenna-tyrell': 'Olenna Tyrellt Olenna Tyrellnek Olenna Tyrellre Olenna Tyrellről',
    'loras-tyrell': 'Loras Tyrellt Loras Tyrellnek Loras Tyrellre Loras Tyrellről',
    'mace-tyrell': 'Mace Tyrellt Mace Tyrellnek Mace Tyrellre Mace Tyrellről',
    'renly-baratheon': 'Renly Baratheont Renly Baratheonnak Renly Baratheonra Renly Baratheonról',
  }
  test.each(characters)('%s: whom, whose, onto, off', id => {
    const { acc, of, to, from } = characterNouns[id]
    expect([acc, of, to, from].join(' ')).toBe(forms[id])
  })

  test('Houses: whom, whose, from whom', () => {
    expect(Object.values(houseNouns).map(({ acc, of, from }) => `${acc} ${of} ${from}`)).toEqual([
      'Starkot Starknak Starktól',
      'Lannistert Lannisternek Lannistertől',
      'Baratheont Baratheonnak Baratheontól',
      'Targaryent Targaryennek Targaryentől',
      'Tyrellt Tyrellnek Tyrelltől',
    ])
  })
})
