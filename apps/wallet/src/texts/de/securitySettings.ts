import type { texts as english } from '../en/securitySettings.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  contracts: 'Verträge',
  fallbackHandler: 'Fallback-Handler',
  guard: 'Guard',
  moduleGuard: 'Modul-Guard',
  modules: 'Module',
  notSet: 'Keiner',
  noModules: 'Keine',
  readAt: 'Von der Chain gelesen, bei Block {block}.',
  recoveryTitle: 'Wiederherstellung',
  recoveryText:
    'Konten, die nach einer Wartezeit die Inhaber ersetzen dürfen, und ihre Versuche.',
  recoveryLink: 'Wiederherstellung zeigen',
  modulesTitle: 'Module, Guards und Handler',
  modulesText:
    'Sehen Sie, welche Contracts für den Safe handeln, seine Transaktionen prüfen oder für ihn antworten, und ändern Sie sie.',
  modulesLink: 'Verwalten',
  versionTitle: 'Version des Contracts',
  versionText:
    'Sehen Sie, welche Version des Safe-Contracts dieser Safe verwendet, prüfen Sie den Code und aktualisieren Sie ihn.',
  versionLink: 'Version prüfen',
}
