import { readFileSync } from 'node:fs'
import { packageFile } from './packageFile.ts'

const manifest: { version: string } = JSON.parse(
  readFileSync(packageFile('package.json'), 'utf8'),
)

export const { version } = manifest
