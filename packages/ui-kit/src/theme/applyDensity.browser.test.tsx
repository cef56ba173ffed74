import { afterEach, expect, test } from 'vitest'
import { applyDensity } from './applyDensity.ts'
import '../styles.css'

afterEach(() => {
  applyDensity('comfortable')
  document.body.replaceChildren()
})

const heightOf = (size: 'sm' | 'md' | 'lg', root: Element) =>
  getComputedStyle(root).getPropertyValue(`--sr-control-${size}`)

test('default', () => {
  const root = document.documentElement
  expect(heightOf('md', root)).toBe('2.25rem')
  applyDensity('compact')
  expect(root.getAttribute('data-sr-density')).toBe('compact')
  expect(heightOf('md', root)).toBe('1.75rem')
  applyDensity('comfortable')
  expect(root.hasAttribute('data-sr-density')).toBe(false)
  expect(heightOf('md', root)).toBe('2.25rem')
})

test('behavior: a part overrides the density around it', () => {
  const part = document.body.appendChild(document.createElement('div'))
  applyDensity('compact')
  applyDensity('comfortable', part)
  expect(heightOf('md', part)).toBe('2.25rem')
  expect(heightOf('md', document.body)).toBe('1.75rem')
})
