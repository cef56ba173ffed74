import { describe, expect, test } from 'vitest'
import { joinParts, type Part } from './joinParts.ts'

const part = (
  name: string,
  bytes: number,
  pages: string,
  imports: number[] = [],
): Part => ({
  modules: [name],
  bytes,
  pages: new Set(pages),
  later: new Set(),
  imports: new Set(imports),
})
const costs = { request: 1000, later: 0.5 }
const filesOf = (parts: Part[]) => parts.map(({ modules }) => modules.join('+'))

describe('joinParts', () => {
  test('default: joins what the same pages need', () => {
    const parts = [part('row', 5000, 'ab'), part('list', 5000, 'ab')]
    expect(filesOf(joinParts(parts, costs))).toEqual(['row+list'])
  })

  test('behavior: joins a small part with a neighbor, not a large one', () => {
    const parts = [
      part('row', 5000, 'ab'),
      part('small', 300, 'abc'),
      part('form', 5000, 'c'),
    ]
    expect(filesOf(joinParts(parts, costs))).toEqual(['row', 'small', 'form'])
    const sharedByAll = [
      part('row', 300, 'ab'),
      part('small', 300, 'abc'),
      part('form', 5000, 'c'),
    ]
    expect(filesOf(joinParts(sharedByAll, costs))).toEqual([
      'row+small',
      'form',
    ])
  })

  test('behavior: joins no parts that import each other through a third', () => {
    const parts = [
      part('page', 10, 'ab', [1]),
      part('middle', 9000, 'abcdefghi', [2]),
      part('base', 10, 'ab'),
    ]
    // Alone, the outer two would become one file.
    expect(
      filesOf(
        joinParts([part('page', 10, 'ab'), part('base', 10, 'ab')], costs),
      ),
    ).toEqual(['page+base'])
    const joined = joinParts(parts, { request: 20, later: 0 })
    expect(filesOf(joined)).toEqual(['base', 'middle', 'page'])
  })

  test('behavior: saves a request of the page that most visits start on', () => {
    const parts = [part('row', 700, 'ab'), part('sum', 700, 'ac')]
    expect(filesOf(joinParts(parts, costs))).toEqual(['row', 'sum'])
    const visits = (page: string) => (page === 'a' ? 2 : 1)
    expect(filesOf(joinParts(parts, { ...costs, visits }))).toEqual(['row+sum'])
  })

  test('behavior: adds no more to a page than one join may waste', () => {
    const parts = [part('row', 3000, 'a'), part('sum', 500, 'ac')]
    const visits = (page: string) => (page === 'a' ? 9 : 1)
    expect(filesOf(joinParts(parts, { ...costs, visits }))).toEqual(['row+sum'])
    expect(
      filesOf(joinParts(parts, { ...costs, visits, waste: 2000 })),
    ).toEqual(['row', 'sum'])
  })

  test('behavior: weighs bytes that load on demand less', () => {
    const later = { pages: new Set<string>(), later: new Set('xy') }
    const parts = [part('row', 1500, 'ab'), part('list', 1500, 'ab')].map(
      (each, at) => ({
        ...each,
        later: at === 0 ? later.later : new Set<string>(),
      }),
    )
    expect(filesOf(joinParts(parts, { request: 1000, later: 0.5 }))).toEqual([
      'row+list',
    ])
    expect(filesOf(joinParts(parts, { request: 1000, later: 1 }))).toEqual([
      'row',
      'list',
    ])
  })

  test('behavior: joins files on demand until one that is not needed costs more than a request', () => {
    const onDemand = { request: 1000, later: 1, apart: 0.5 }
    const parts = [
      part('menu', 900, 'a'),
      part('hint', 900, 'a'),
      part('dialog', 900, 'a'),
    ]
    expect(filesOf(joinParts(parts, onDemand))).toEqual(['menu+hint', 'dialog'])
  })

  test('behavior: applies the cost of a late request only to parts of no page', () => {
    const late = (name: string, pages: string): Part => ({
      ...part(name, 900, pages),
      later: new Set(name === 'row' ? 'x' : 'xy'),
    })
    const lateCosts = { request: 100, later: 1, laterRequest: 1000 }
    expect(
      filesOf(joinParts([late('row', ''), late('sum', '')], lateCosts)),
    ).toEqual(['row+sum'])
    expect(
      filesOf(joinParts([late('row', ''), late('sum', 'a')], lateCosts)),
    ).toEqual(['row', 'sum'])
  })
})
