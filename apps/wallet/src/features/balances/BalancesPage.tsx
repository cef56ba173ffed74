import { Card } from '@strongroom/ui-kit'
import { PageTop } from '../../app/PageTop.tsx'
import { Assets } from './Assets.tsx'

export function BalancesPage() {
  return (
    <>
      <PageTop title="Assets" />
      <Card flush>
        <Assets />
      </Card>
    </>
  )
}
