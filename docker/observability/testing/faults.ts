type Fault = {
  name: string
  raises: string
  /** Series that differ from healthy ones while the fault lasts, in promtool's notation: `7` stays, `+3` rises by so much a sample, `gone`. */
  series: Record<string, string>
  /** Labels of the alerts, besides those of the rule. */
  labels: Record<string, string>[]
  /** Seconds after its beginning in which the alert is there. */
  within: number
  /** The fault is one only after a while: a job that runs for longer than one may. */
  isSlow?: boolean
}

const pages = 'job="edge",instance="edge-1",method="GET",route="/*",status_code="200"'
const bucket = (le: string) => `http_request_duration_seconds_bucket{${pages},le="${le}"}`

/** Series of a shop in which all is well, with two engines and two edges, each sample ten seconds after the one before: a start, and a rise. */
export const healthy: Record<string, string> = {
  'up{job="engine",instance="engine-1"}': '1',
  'up{job="engine",instance="engine-2"}': '1',
  'up{job="edge",instance="edge-1"}': '1',
  'up{job="edge",instance="edge-2"}': '1',
  'up{job="database",instance="engine"}': '1',
  'edge_redis_state{job="edge",instance="edge-1",connection="cache",state="connected"}': '1',
  'edge_redis_state{job="edge",instance="edge-1",connection="cache",state="readonly"}': '0',
  'edge_redis_state{job="edge",instance="edge-1",connection="cache",state="down"}': '0',
  'edge_changes_lag_seconds{job="edge",instance="edge-1"}': '1',
  'edge_missing_total{job="edge",instance="edge-1",kind="teaser"}': '2',
  'shop_changes_lag_seconds{job="engine",instance="engine-1"}': '1',
  'shop_database_state{job="engine",instance="engine-1",state="up"}': '1',
  'shop_database_state{job="engine",instance="engine-1",state="readonly"}': '0',
  'shop_database_state{job="engine",instance="engine-1",state="down"}': '0',
  'shop_database_refusals_total{job="engine",instance="engine-1",code="25006"}': '0',
  'shop_database_refusals_total{job="engine",instance="engine-1",code="53100"}': '0',
  'shop_disk_bytes{job="engine",instance="engine-1",state="size"}': '100000000000',
  'shop_disk_bytes{job="engine",instance="engine-1",state="free"}': '40000000000',
  'shop_jobs_total{job="engine",instance="engine-1",task="mails.send",outcome="done"}': '0+4',
  'shop_jobs{job="database",instance="engine",task="mails.send",state="waiting"}': '2',
  'shop_jobs{job="database",instance="engine",task="mails.send",state="running"}': '1',
  'shop_job_oldest_seconds{job="database",instance="engine",task="mails.send",state="waiting"}': '3',
  'shop_job_oldest_seconds{job="database",instance="engine",task="mails.send",state="running"}': '1',
  'shop_mails_total{job="engine",instance="engine-1",outcome="sent"}': '0+3',
  'shop_mails_total{job="engine",instance="engine-1",outcome="failed"}': '0',
  'shop_mails_total{job="engine",instance="engine-1",outcome="refused"}': '0',
  'shop_mails_total{job="engine",instance="engine-1",outcome="wordless"}': '0',
  'shop_provider_calls_total{job="engine",instance="engine-1",provider="paypal",outcome="answered"}': '0+2',
  'shop_provider_calls_total{job="engine",instance="engine-1",provider="paypal",outcome="refused"}': '0',
  'shop_provider_calls_total{job="engine",instance="engine-1",provider="paypal",outcome="failed"}': '0',
  'shop_payment_alarms{job="database",instance="engine",kind="failedCommands"}': '0',
  'shop_payment_alarms{job="database",instance="engine",kind="withdrawn"}': '0',
  'shop_payment_alarms{job="database",instance="engine",kind="withoutOrder"}': '0',
  'shop_desk_tasks{job="database",instance="engine",store="",kind="reviews"}': '3',
  [`http_request_duration_seconds_count{${pages}}`]: '0+50',
  [bucket('0.25')]: '0+48',
  [bucket('1')]: '0+50',
  [bucket('2.5')]: '0+50',
  [bucket('5')]: '0+50',
  [bucket('+Inf')]: '0+50',
  'http_request_duration_seconds_count{job="edge",instance="edge-1",method="GET",route="/*",status_code="503"}': '0',
}

/** Every series of an instance that is not asked any more. */
const gone = (instance: string) =>
  Object.fromEntries(
    Object.keys(healthy)
      .filter((series) => series.includes(`instance="${instance}"`) && !series.startsWith('up'))
      .map((series) => [series, 'gone']),
  )

const engine = (number: number) => `up{job="engine",instance="engine-${number}"}`
const state = (name: string) => `shop_database_state{job="engine",instance="engine-1",state="${name}"}`
const mails = (outcome: string) => `shop_mails_total{job="engine",instance="engine-1",outcome="${outcome}"}`
const calls = (outcome: string) =>
  `shop_provider_calls_total{job="engine",instance="engine-1",provider="paypal",outcome="${outcome}"}`
const figure = (name: string) => `${name.replace(/\}$/, '')},job="database",instance="engine"}`

export const faults: Fault[] = [
  {
    name: 'all engines are away; what edges show grows old, and no figures are told',
    raises: 'EngineDown',
    series: {
      ...gone('engine-1'),
      ...gone('engine'),
      [engine(1)]: '0',
      [engine(2)]: '0',
      'up{job="database",instance="engine"}': '0',
      'edge_changes_lag_seconds{job="edge",instance="edge-1"}': '0+10',
    },
    labels: [1, 2].map((number) => ({ job: 'engine', instance: `engine-${number}` })),
    within: 60,
  },
  {
    name: 'no engine has an address any more',
    raises: 'EngineDown',
    series: {
      ...gone('engine-1'),
      ...gone('engine'),
      [engine(1)]: 'gone',
      [engine(2)]: 'gone',
      'up{job="database",instance="engine"}': '0',
    },
    labels: [{ job: 'engine' }],
    within: 60,
  },
  {
    name: 'an edge is away',
    raises: 'EdgeDown',
    series: { 'up{job="edge",instance="edge-2"}': '0' },
    labels: [{ job: 'edge', instance: 'edge-2' }],
    within: 60,
  },
  {
    name: 'the figures of the database are not told, while an engine is well',
    raises: 'FiguresMissing',
    series: { ...gone('engine'), 'up{job="database",instance="engine"}': '0' },
    labels: [{ job: 'database', instance: 'engine' }],
    within: 60,
  },
  {
    name: 'Redis has ended',
    raises: 'RedisAway',
    series: {
      'edge_redis_state{job="edge",instance="edge-1",connection="cache",state="connected"}': '0',
      'edge_redis_state{job="edge",instance="edge-1",connection="cache",state="down"}': '1',
    },
    labels: [{ instance: 'edge-1', connection: 'cache' }],
    within: 60,
  },
  {
    name: 'another Redis is the primary now',
    raises: 'RedisFailover',
    series: {
      'edge_redis_state{job="edge",instance="edge-1",connection="cache",state="connected"}': '0',
      'edge_redis_state{job="edge",instance="edge-1",connection="cache",state="readonly"}': '1',
    },
    labels: [{ instance: 'edge-1', connection: 'cache' }],
    within: 60,
  },
  {
    name: 'the database is away; jobs are not counted, changes not followed',
    raises: 'DatabaseAway',
    series: {
      ...gone('engine'),
      [state('up')]: '0',
      [state('down')]: '1',
      'shop_changes_lag_seconds{job="engine",instance="engine-1"}': '0+10',
      'edge_changes_lag_seconds{job="edge",instance="edge-1"}': '0+10',
    },
    labels: [{ instance: 'engine-1' }],
    within: 60,
  },
  {
    name: 'the database has become a replica',
    raises: 'DatabaseReadOnly',
    series: { [state('up')]: '0', [state('readonly')]: '1' },
    labels: [{ instance: 'engine-1' }],
    within: 60,
  },
  {
    name: 'one connection leads to the former primary',
    raises: 'DatabaseReadOnly',
    series: { 'shop_database_refusals_total{job="engine",instance="engine-1",code="25006"}': '+1' },
    labels: [{ instance: 'engine-1' }],
    within: 60,
  },
  {
    name: 'the disk of the database is full',
    raises: 'DatabaseDiskFull',
    series: { 'shop_database_refusals_total{job="engine",instance="engine-1",code="53100"}': '+1' },
    labels: [{ instance: 'engine-1' }],
    within: 60,
  },
  {
    name: 'the disk of an engine is full',
    raises: 'DiskFull',
    series: { 'shop_disk_bytes{job="engine",instance="engine-1",state="free"}': '1000000000' },
    labels: [{ instance: 'engine-1' }],
    within: 60,
  },
  {
    name: 'an edge is not told what changed',
    raises: 'ChangeLag',
    series: { 'edge_changes_lag_seconds{job="edge",instance="edge-1"}': '11+10' },
    labels: [{ job: 'edge', instance: 'edge-1' }],
    within: 60,
  },
  {
    name: 'an engine does not apply what changed',
    raises: 'ChangeLag',
    series: { 'shop_changes_lag_seconds{job="engine",instance="engine-1"}': '11+10' },
    labels: [{ job: 'engine', instance: 'engine-1' }],
    within: 60,
  },
  {
    name: 'a job hangs, while others are done',
    raises: 'JobStuck',
    series: { 'shop_job_oldest_seconds{job="database",instance="engine",task="mails.send",state="running"}': '1+10' },
    labels: [{ task: 'mails.send' }],
    within: 130,
    isSlow: true,
  },
  {
    name: 'no job is done any more, though some wait',
    raises: 'JobsStalled',
    series: { 'shop_jobs_total{job="engine",instance="engine-1",task="mails.send",outcome="done"}': '+0' },
    labels: [{}],
    within: 100,
    // Without a job for a minute a shop is not ill.
    isSlow: true,
  },
  {
    name: 'a job was given up',
    raises: 'JobGivenUp',
    series: { [figure('shop_jobs{task="feeds.make",state="failed"}')]: '1' },
    labels: [{ task: 'feeds.make' }],
    within: 60,
  },
  {
    name: 'the mail server takes nothing',
    raises: 'MailsFailing',
    series: { [mails('sent')]: '+0', [mails('failed')]: '+1' },
    labels: [{}],
    within: 100,
    // Until a minute has passed without a mail that got away.
    isSlow: true,
  },
  {
    name: 'the mail server refuses most mails',
    raises: 'MailsFailing',
    series: { [mails('sent')]: '+0', [mails('refused')]: '+40' },
    labels: [{}],
    within: 60,
  },
  {
    name: 'a mail has no words',
    raises: 'MailWithoutWords',
    series: { [mails('wordless')]: '+1' },
    labels: [{}],
    within: 60,
  },
  {
    name: 'a text of mails is missing',
    raises: 'TextMissing',
    series: { 'shop_missing_total{job="engine",instance="engine-1",kind="text"}': '1' },
    labels: [{ instance: 'engine-1' }],
    within: 60,
  },
  {
    name: 'one answer in ten is an error',
    raises: 'ErrorRate',
    series: {
      'http_request_duration_seconds_count{job="edge",instance="edge-1",method="GET",route="/*",status_code="503"}':
        '+10',
    },
    labels: [{}],
    within: 60,
  },
  {
    name: 'pages take two seconds',
    raises: 'SlowPages',
    series: { [bucket('0.25')]: '+0', [bucket('1')]: '+0' },
    labels: [{}],
    within: 60,
  },
  {
    name: 'a payment provider refuses every call',
    raises: 'ProviderRefusals',
    series: { [calls('answered')]: '+0', [calls('refused')]: '+30' },
    labels: [{ provider: 'paypal' }],
    within: 60,
  },
  {
    name: 'a payment provider does not answer at night, when there are few calls',
    raises: 'ProviderRefusals',
    series: { [calls('answered')]: '+0', [calls('failed')]: '+1' },
    labels: [{ provider: 'paypal' }],
    within: 330,
    // Fewer calls than that are no sign.
    isSlow: true,
  },
  {
    name: 'a refund was given up',
    raises: 'PaymentCommandFailed',
    series: { 'shop_payment_alarms{job="database",instance="engine",kind="failedCommands"}': '1' },
    labels: [{}],
    within: 60,
  },
  {
    name: 'a provider takes back its promise of money',
    raises: 'PaymentWithdrawn',
    series: { 'shop_payment_alarms{job="database",instance="engine",kind="withdrawn"}': '1' },
    labels: [{}],
    within: 60,
  },
  {
    name: 'money came, and its order is not placed',
    raises: 'PaymentWithoutOrder',
    series: { 'shop_payment_alarms{job="database",instance="engine",kind="withoutOrder"}': '1' },
    labels: [{}],
    within: 60,
  },
  {
    name: 'an import has lowered a stock below what orders have claimed',
    raises: 'StockBelowZero',
    series: { [figure('shop_desk_tasks{store="",kind="oversold"}')]: '1' },
    labels: [{}],
    within: 60,
  },
]
