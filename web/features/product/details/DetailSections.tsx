import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { RichText } from '#web/ui/content/RichText/RichText.tsx'
import { Disclosure } from '#web/ui/structure/Disclosure/Disclosure.tsx'
import { FactTables } from '../facts/FactTables.tsx'
import { attributesToAdd, featuresToAdd } from '../facts/product-facts.ts'
import { TextileCare } from '../facts/TextileCare.tsx'
import { AudioSamples } from '../media/AudioSamples.tsx'
import type { Product } from '../product-types.ts'
import { Brand } from './Brand.tsx'
import styles from './DetailSections.module.css'
import { Downloads } from './Downloads.tsx'

/** Everything to read about a product. What there is nothing of is left out. */
export function DetailSections({ product }: { product: Product }) {
  return sections(product, useTexts()).map(
    ({ id, headline, content, open }) =>
      content && (
        <Disclosure key={id} id={id} level={2} headline={headline} open={open}>
          {content}
        </Disclosure>
      ),
  )
}

type SectionOfDetails = { id: string; headline: string; content: ReactNode; open?: boolean }

function sections(product: Product, t: ReturnType<typeof useTexts>): SectionOfDetails[] {
  const { scopeOfDelivery, warranty, rightOfWithdrawalInfo, oldElectricalDevicesInfo } = product
  const labelAttributes = attributesToAdd(product)
  return [
    { id: 'description', headline: t('product.description'), content: <Description product={product} />, open: true },
    {
      id: 'facts',
      headline: t('product.facts'),
      content: (product.dataAndFacts.length > 0 || labelAttributes.length > 0) && (
        <FactTables groups={product.dataAndFacts} labelAttributes={labelAttributes} />
      ),
      open: true,
    },
    {
      id: 'scope',
      headline: t('product.scope'),
      content: scopeOfDelivery.length > 0 && <List entries={scopeOfDelivery} />,
    },
    {
      id: 'care',
      headline: t('product.care'),
      content: product.textileCareIcons.length > 0 && <TextileCare icons={product.textileCareIcons} />,
    },
    {
      id: 'downloads',
      headline: t('product.downloads'),
      content: product.downloads.length > 0 && <Downloads downloads={product.downloads} />,
    },
    {
      id: 'audio',
      headline: t('product.audio'),
      content: product.audioSamples.length > 0 && <AudioSamples samples={product.audioSamples} />,
    },
    {
      id: 'maker',
      headline: t('product.maker'),
      content: product.manufacturerName && <Brand product={product} />,
    },
    { id: 'warranty', headline: t('product.warranty'), content: warranty && <p>{warranty}</p> },
    {
      id: 'withdrawal',
      headline: t('product.withdrawal'),
      content: rightOfWithdrawalInfo && <RichText html={rightOfWithdrawalInfo} />,
    },
    {
      id: 'old-devices',
      headline: t('product.oldDevices'),
      content: oldElectricalDevicesInfo && <RichText html={oldElectricalDevicesInfo} />,
    },
  ]
}

function Description({ product }: { product: Product }) {
  const features = featuresToAdd(product)
  return (
    <>
      <RichText html={product.longDescription} />
      {features.length > 0 && <List entries={features} />}
    </>
  )
}

function List({ entries }: { entries: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
