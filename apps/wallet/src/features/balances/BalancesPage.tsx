import { PageHeader } from '@strongroom/ui-kit'
import { Assets } from './Assets.tsx'

export function BalancesPage() {
  return (
    <>
      <PageHeader title="Assets" />
      <Assets />
    </>
  )
}
