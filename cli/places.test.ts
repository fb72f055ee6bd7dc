import { networkInterfaces } from 'node:os'
import { expect, test, vi } from 'vitest'
import { placesOf } from './places.ts'

vi.mock('node:os', () => ({ networkInterfaces: vi.fn() }))
const ipv4 = (address: string, internal: boolean) => ({ address, family: 'IPv4', internal })
const machine = { lo: [ipv4('127.0.0.1', true)], eth0: [{ family: 'IPv6' }, ipv4('192.168.1.5', false)] }
vi.mocked(networkInterfaces).mockReturnValue(machine as never)

const here = 'http://localhost:3000'
const alone = { host: '127.0.0.1', hosts: [] }

test('a server that only this machine reaches is told in one line', () => {
  expect(placesOf(here, alone)).toEqual(['Interregnum is at http://localhost:3000'])
})

test('one that the network reaches is told by its address there, too', () => {
  expect(placesOf(here, { ...alone, host: '0.0.0.0' })).toEqual([
    'Interregnum is at http://localhost:3000',
    'Others find it at http://192.168.1.5:3000 (open it there, and your links lead there)',
  ])
})

test('a name by which it does not answer is not told', () => {
  const address = 'https://play.example.org'
  expect(placesOf(here, { ...alone, address, hosts: ['play.example.org'] })).toEqual([`Interregnum is at ${address}`])
  expect(placesOf(here, { ...alone, address })).toEqual([
    'Interregnum is at http://localhost:3000',
    `Others find it at ${address} (open it there, and your links lead there)`,
  ])
})
