import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { useStore } from '../../storage/useStore.ts'
import { bundlesOf } from './bundleStore.ts'
import { useHandOverTexts } from './texts.ts'

/** A link to the bundle of a record that the gateway does not give, if there is one. */
export function LocalCopy({ safe, hash }: { safe: OpenSafe; hash: string }) {
  const t = useHandOverTexts()
  const bundles = useStore(openBundles(useServices().stores))
  const kept = bundlesOf(bundles, safe).find(
    (one) => one.hash.toLowerCase() === hash.toLowerCase(),
  )
  return kept === undefined ? null : (
    <ButtonLink
      variant="primary"
      to="/transactions/bundle"
      search={{ id: kept.hash }}
    >
      {t('openCopy')}
    </ButtonLink>
  )
}
