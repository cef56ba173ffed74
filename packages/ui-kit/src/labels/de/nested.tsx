import type { NestedLabels } from '../../review/nestedLabels.tsx'

/** German texts of what happens in other safes. */
export const nested: NestedLabels = {
  approves: (safe) => <>Damit dies in {safe} ausgeführt wird</>,
  executes: (safe) => <>Dies wird in {safe} sofort ausgeführt</>,
  message: (safe) => <>Damit {safe} diese Nachricht signiert</>,
  unknown: (safe) => <>Genehmigt einen unbekannten Hash von {safe}</>,
  unknownText:
    'Keine Transaktion und keine Nachricht mit diesem Hash wurde gefunden. Bitten Sie die vorschlagende Person um den Link, und vergleichen Sie den Hash dort.',
  confirmations: (confirmed, after, required) =>
    `${confirmed} von ${required} Bestätigungen dort, ${after} mit dieser.`,
  nonce: (nonce) => `Nonce ${nonce} dort.`,
  later: (nonce, next) =>
    `Nonce ${nonce} dort. Sie wartet, bis Nonce ${next} bis ${nonce - 1n} erledigt sind.`,
  notOwner: (by, safe) => (
    <>
      {by} ist kein Inhaber von {safe}
    </>
  ),
  notOwnerText: 'Das wird auf der Chain fehlschlagen.',
  isApproved: (by) => <>{by} hat dies bereits genehmigt</>,
  isApprovedText:
    'Eine zweite Genehmigung ändert nichts und kostet eine Gebühr.',
  nonceUsed: 'Dies kann nicht mehr ausgeführt werden',
  nonceUsedText:
    'Der andere Safe hat seine Nonce bereits für eine Transaktion verwendet.',
  hashes: 'Die Hashes des anderen Safes stimmen überein',
}
