import t from 'tap'
import { stationLine, stationOf, streetViolation } from './address-words.ts'

t.test('packing stations and post boxes are distinguished from streets', async (t) => {
  for (const [street, expected] of [
    ['Packstation 145', 'station'],
    ['PACKSTATION 145, 12345678', 'station'],
    ['DHL-Packstation Nr. 145', 'station'],
    ['Pack-Station 145', 'station'],
    ['Postfiliale 501', 'station'],
    ['Postfach 10 12 34', 'postbox'],
    ['P.O. Box 12', 'postbox'],
    ['PO Box 12', 'postbox'],
    ['Case postale 5', 'postbox'],
    ['Packstationsweg 3', null],
    ['Am Postfachhaus 2', null],
    ['Poststraße 5', null],
    ['Schulweg 7', null],
  ] as const)
    t.equal(streetViolation(street), expected, street)
})

t.test('stations and post offices are named as they are', async (t) => {
  for (const [typed, stored, line] of [
    ['145', '145', 'Packstation 145'],
    ['Packstation 145', '145', 'Packstation 145'],
    ['packstation Nr. 145', '145', 'Packstation 145'],
    ['Postfiliale 501', 'Postfiliale 501', 'Postfiliale 501'],
    ['Filiale 501', 'Postfiliale 501', 'Postfiliale 501'],
  ] as const)
    t.same([stationOf(typed), stationLine(stationOf(typed))], [stored, line], typed)
})
