import { Card } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useSecurityTexts } from './securityTexts.ts'

/** Pages below the security of a safe. */
export const securityPages = {
  recovery: '/settings/recovery',
  modules: '/settings/modules',
  version: '/settings/version',
} as const

/** Leads from the security of a safe to a page below it. */
export function SecurityLink({ page }: { page: keyof typeof securityPages }) {
  const t = useSecurityTexts()
  return (
    <Card
      title={t(`${page}Title`)}
      description={t(`${page}Text`)}
      actions={
        <ButtonLink size="small" to={securityPages[page]}>
          {t(`${page}Link`)}
        </ButtonLink>
      }
    />
  )
}
