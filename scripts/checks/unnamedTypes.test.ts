import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { unnamedTypes } from './unnamedTypes.ts'

const unpublished = ['devnet', 'internal']

test('behavior: callers can name every type of a public signature', () => {
  const folders = readdirSync(join(root, 'packages')).filter(
    (folder) => !unpublished.includes(folder),
  )
  expect(unnamedTypes(folders)).toEqual([])
}, 120_000)
