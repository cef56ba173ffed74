import { expect, test } from 'vitest'
import { formatOwners } from './formatOwners.ts'

const names = ['Bob', 'Carol', 'Dave']

test('default: joins all owners, or those of whom one is enough', () => {
  expect(formatOwners(names, { locale: 'en' })).toBe('Bob, Carol, and Dave')
  expect(formatOwners(names, { locale: 'en', needed: 3 })).toBe(
    'Bob, Carol, and Dave',
  )
  expect(formatOwners(names, { locale: 'de', needed: 1 })).toBe(
    'Bob, Carol oder Dave',
  )
  expect(formatOwners(['Bob'], { locale: 'en', needed: 1 })).toBe('Bob')
})

test('behavior: undefined where several of more are needed, or none', () => {
  expect(formatOwners(names, { locale: 'en', needed: 2 })).toBeUndefined()
  expect(formatOwners(names, { locale: 'en', needed: 0 })).toBeUndefined()
  expect(formatOwners(names, { locale: 'en', needed: NaN })).toBeUndefined()
})

test('behavior: shortens a list of more than four', () => {
  const many = [...names, 'Erin', 'Frank']
  const others = (count: number) => `${count} others`
  expect(formatOwners(many, { locale: 'en', others, needed: 1 })).toBe(
    'Bob, Carol, Dave, or 2 others',
  )
  expect(formatOwners(many.slice(0, 4), { locale: 'en', others })).toBe(
    'Bob, Carol, Dave, and Erin',
  )
})
