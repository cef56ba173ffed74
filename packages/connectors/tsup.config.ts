import { defineConfig } from 'tsup'
import { filePackage } from '../../scripts/tsupFiles.ts'

export default defineConfig(filePackage())
