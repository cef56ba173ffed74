import type { texts as english } from '../en/ownerRules.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  impossible: 'Diese Adresse kann nie Inhaber sein.',
  duplicate: 'Dieser Inhaber steht schon in der Liste.',
  self: 'Ein Safe kann nicht sein eigener Inhaber sein.',
  soleAdvice:
    'Bei einem einzigen Inhaber kostet ein verlorener Schlüssel den Safe. Fügen Sie bei Gelegenheit weitere Inhaber hinzu.',
  anyAdvice:
    'Jeder Inhaber kann allein alles bewegen. Verlangen Sie mindestens zwei Bestätigungen.',
  bothAdvice:
    'Beide Inhaber müssen bestätigen. Fügen Sie einen dritten hinzu, damit ein verlorener Schlüssel den Safe nicht sperrt.',
  everyAdvice:
    'Jeder Inhaber muss bestätigen, also sperrt ein verlorener Schlüssel den Safe für immer. Wählen Sie lieber {fewer} von {owners}.',
  spareAdvice:
    '{spare, plural, one {{threshold} von {owners} müssen bestätigen; # verlorener Schlüssel lässt sich ersetzen.} other {{threshold} von {owners} müssen bestätigen; bis zu # verlorene Schlüssel lassen sich ersetzen.}}',
}
