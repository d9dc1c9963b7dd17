/** A work that the prose leans on. Titles stay in their own language. */
export interface SourceWork {
  readonly short: string;
  readonly authors: string;
  readonly title: string;
  readonly where: string;
  readonly year: number;
  readonly url?: string;
}

const sources: Readonly<Record<string, SourceWork>> = {
  S1: {
    short: "Brooker 2015",
    authors: "Marc Brooker",
    title: "Exponential Backoff And Jitter",
    where: "AWS Architecture Blog",
    year: 2015,
    url: "https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/",
  },
  S2: {
    short: "Bronson et al. 2021",
    authors: "Nathan Bronson, Abutalib Aghayev, Aleksey Charapko, Timothy Zhu",
    title: "Metastable Failures in Distributed Systems",
    where: "HotOS",
    year: 2021,
    url: "https://doi.org/10.1145/3458336.3465286",
  },
  S3: {
    short: "Beyer et al. 2016",
    authors: "Betsy Beyer, Chris Jones, Jennifer Petoff, Niall Richard Murphy (eds.)",
    title: "Site Reliability Engineering",
    where: "O’Reilly",
    year: 2016,
    url: "https://sre.google/sre-book/table-of-contents/",
  },
  S4: {
    short: "Metcalfe, Boggs 1976",
    authors: "Robert M. Metcalfe, David R. Boggs",
    title: "Ethernet: Distributed Packet Switching for Local Computer Networks",
    where: "Communications of the ACM 19(7); later IEEE 802.3",
    year: 1976,
    url: "https://doi.org/10.1145/360248.360253",
  },
  S5: {
    short: "RFC 6298",
    authors: "Vern Paxson, Mark Allman, Jerry Chu, Matt Sargent",
    title: "Computing TCP’s Retransmission Timer",
    where: "RFC 6298",
    year: 2011,
    url: "https://www.rfc-editor.org/rfc/rfc6298",
  },
  S6: {
    short: "gRPC",
    authors: "The gRPC authors",
    title: "GRPC Connection Backoff Protocol",
    where: "gRPC documentation",
    year: 2015,
    url: "https://github.com/grpc/grpc/blob/master/doc/connection-backoff.md",
  },
  S7: {
    short: "Gunther 2007",
    authors: "Neil J. Gunther",
    title: "Guerrilla Capacity Planning",
    where: "Springer",
    year: 2007,
    url: "https://doi.org/10.1007/978-3-540-31010-5",
  },
  S8: {
    short: "Yanacek",
    authors: "David Yanacek",
    title: "Using load shedding to avoid overload",
    where: "Amazon Builders’ Library",
    year: 2019,
    url: "https://aws.amazon.com/builders-library/using-load-shedding-to-avoid-overload/",
  },
  S9: {
    short: "Welsh et al. 2001",
    authors: "Matt Welsh, David Culler, Eric Brewer",
    title: "SEDA: An Architecture for Well-Conditioned, Scalable Internet Services",
    where: "SOSP",
    year: 2001,
    url: "https://doi.org/10.1145/502034.502057",
  },
  S10: {
    short: "Little 1961",
    authors: "John D. C. Little",
    title: "A Proof for the Queuing Formula: L = λW",
    where: "Operations Research 9(3)",
    year: 1961,
    url: "https://doi.org/10.1287/opre.9.3.383",
  },
  S11: {
    short: "Beyer et al. 2018",
    authors: "Betsy Beyer, Niall Richard Murphy, David K. Rensin, Kent Kawahara, Stephen Thorne (eds.)",
    title: "The Site Reliability Workbook, chapter 11: Managing Load",
    where: "O’Reilly",
    year: 2018,
    url: "https://sre.google/workbook/managing-load/",
  },
  S12: {
    short: "Brooker 2022",
    authors: "Marc Brooker",
    title: "What is Backoff For?",
    where: "Marc’s Blog",
    year: 2022,
    url: "https://brooker.co.za/blog/2022/08/11/backoff.html",
  },
  S13: {
    short: "Huang et al. 2022",
    authors: "Lexiang Huang, Matthew Magnusson, Abishek Bangalore Muralikrishna, and others",
    title: "Metastable Failures in the Wild",
    where: "OSDI",
    year: 2022,
    url: "https://www.usenix.org/conference/osdi22/presentation/huang-lexiang",
  },
  S14: {
    short: "Brooker, Builders’ Library",
    authors: "Marc Brooker",
    title: "Timeouts, retries, and backoff with jitter",
    where: "Amazon Builders’ Library",
    year: 2019,
    url: "https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/",
  },
  S15: {
    short: "Jacobson 1988",
    authors: "Van Jacobson",
    title: "Congestion Avoidance and Control",
    where: "SIGCOMM",
    year: 1988,
    url: "https://doi.org/10.1145/52324.52356",
  },
  S16: {
    short: "Floyd, Jacobson 1994",
    authors: "Sally Floyd, Van Jacobson",
    title: "The Synchronization of Periodic Routing Messages",
    where: "IEEE/ACM Transactions on Networking 2(2)",
    year: 1994,
    url: "https://doi.org/10.1109/90.298431",
  },
  S17: {
    short: "Google Cloud 2025",
    authors: "Google Cloud",
    title: "Multiple GCP products are experiencing Service issues: incident report, 12 June 2025",
    where: "Google Cloud Service Health",
    year: 2025,
    url: "https://status.cloud.google.com/incidents/ow5i3PPK96RduMcb1SsW",
  },
  S18: {
    short: "Twilio 2013",
    authors: "Twilio",
    title: "Billing Incident Post-Mortem: Breakdown, Analysis and Root Cause",
    where: "Twilio blog",
    year: 2013,
    url: "https://www.twilio.com/en-us/blog/billing-incident-post-mortem-breakdown-analysis-and-root-cause-html",
  },
  S19: {
    short: "AWS SDKs",
    authors: "Amazon Web Services",
    title: "Retry behavior",
    where: "AWS SDKs and Tools Reference Guide",
    year: 2026,
    url: "https://docs.aws.amazon.com/sdkref/latest/guide/feature-retry-behavior.html",
  },
  S20: {
    short: "Stripe",
    authors: "Stripe",
    title: "Idempotent requests",
    where: "Stripe API Reference",
    year: 2026,
    url: "https://docs.stripe.com/api/idempotent_requests",
  },
  S21: {
    short: "Jena, Dalal 2025",
    authors: "Jayadeba Jena, Sanjay Dalal",
    title: "The Idempotency-Key HTTP Header Field",
    where: "IETF Internet-Draft",
    year: 2025,
    url: "https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/",
  },
  S22: {
    short: "RFC 9110",
    authors: "Roy T. Fielding, Mark Nottingham, Julian Reschke (eds.)",
    title: "HTTP Semantics",
    where: "RFC 9110",
    year: 2022,
    url: "https://www.rfc-editor.org/rfc/rfc9110",
  },
};

/** The source of that name; the error says what there is. */
export const sourceNamed = (id: string): SourceWork => {
  const source = sources[id];
  if (source === undefined)
    throw new RangeError(`no source "${id}": there are ${Object.keys(sources).join(", ")}`);
  return source;
};

export const sourceAnchor = (id: string): string => `source-${id.toLowerCase()}`;
