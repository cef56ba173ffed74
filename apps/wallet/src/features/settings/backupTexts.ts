import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/backup.ts'

/** The messages of the import of a backup, and of clearing everything. */
export const useBackupTexts = defineTexts(texts, {
  de: () => import('../../texts/de/backup.ts'),
})
