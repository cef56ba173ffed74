import { expect, test } from 'vitest'
import { publishedFolders } from './openPublicApi.ts'
import { unnamedTypes } from './unnamedTypes.ts'

test('behavior: callers can name every type of a public signature', () => {
  expect(unnamedTypes(publishedFolders)).toEqual([])
}, 120_000)
