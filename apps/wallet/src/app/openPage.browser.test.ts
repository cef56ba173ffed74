import { afterEach, expect, test } from 'vitest'
import { ChangedPageError, findHashList } from './openPage.ts'

type Named = { strongroomCheck?: unknown }

afterEach(() => {
  delete (globalThis as Named).strongroomCheck
  document.getElementById('strongroomCheck')?.remove()
})

test('default: the list that the guard has checked', async () => {
  const list = document.createElement('script')
  ;(globalThis as Named).strongroomCheck = async () => list
  expect(await findHashList()).toBe(list)
})

test('error: a page without the guard', async () => {
  await expect(findHashList()).rejects.toThrow(ChangedPageError)
})

test.each(['form', 'embed', 'object', 'iframe'])(
  'error: an element with the name of the guard’s function (%s)',
  async (tag) => {
    const element = document.createElement(tag)
    element.id = 'strongroomCheck'
    document.body.append(element)
    expect('strongroomCheck' in globalThis).toBe(true)
    await expect(findHashList()).rejects.toThrow(ChangedPageError)
  },
)
