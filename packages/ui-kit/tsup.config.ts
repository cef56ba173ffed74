import { defineConfig } from 'tsup'
import { reactPackage } from '../../scripts/tsup.ts'

export default defineConfig(reactPackage())
