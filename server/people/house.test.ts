import { expect, it } from 'vitest'
import { houseOf } from './house.ts'

it.each([
  ['https://play.example.org', 'anything', { name: 'play.example.org', origin: 'https://play.example.org' }],
  ['https://play.example.org:8443', 'x', { name: 'play.example.org', origin: 'https://play.example.org:8443' }],
  [undefined, 'localhost:3000', { name: 'localhost', origin: 'http://localhost:3000' }],
  // Whoever asks writes the header: without an address it names no house.
  [undefined, 'evil.example.org', null],
  [undefined, '127.0.0.1:3000', null],
  ['http://192.168.1.2:3000', 'x', null],
  ['http://[::1]:3000', 'x', null],
])('the house at %s, asked as %s, has keys for %j', (address, host, house) => {
  expect(houseOf(address, host)).toEqual(house)
})
