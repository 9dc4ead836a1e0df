/**
 * The rules of EN 16931 and of its French profile that the house's invoices can break, each by its number: an expression
 * of XPath that is true of an invoice that keeps the rule. `$doc` stands for the whole, `$sum` for its totals.
 */
const trade = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction'
const doc = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument'
const context = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext'
const agreement = `${trade}/ram:ApplicableHeaderTradeAgreement`
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`
const delivery = `${trade}/ram:ApplicableHeaderTradeDelivery`
const seller = `${agreement}/ram:SellerTradeParty`
const buyer = `${agreement}/ram:BuyerTradeParty`
const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const line = `${trade}/ram:IncludedSupplyChainTradeLineItem`
const lineTax = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'
const lineTotal =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'
const tax = `${settlement}/ram:ApplicableTradeTax`

const one = (path: string) => `count(${path}) = 1 and string-length(normalize-space(${path})) > 0`
const noneOf = (path: string, wrong: string) => `not(${path}[${wrong}])`
/** Amounts that are equal to the cent; XPath counts in binary fractions. */
const equal = (a: string, b: string) => `(${a}) - (${b}) < 0.005 and (${b}) - (${a}) < 0.005`
const differs = (a: string, b: string) => `(${a}) - (${b}) >= 0.005 or (${b}) - (${a}) >= 0.005`
/** More than two digits behind the point. */
const tooFine = `string-length(substring-after(., '.')) > 2`
const isCompany = `${buyer}/ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']`
const implies = (condition: string, then: string) => `not(${condition}) or (${then})`
const noted = (code: string) => `${doc}/ram:IncludedNote[ram:SubjectCode = '${code}']`

/** The rules of a category that is taxed at nothing, under the letters of that category. */
const untaxed = (letters: string, code: string) =>
  ({
    [`BR-${letters}-01`]: `not(${line}/${lineTax}[ram:CategoryCode = '${code}']) or count(${tax}[ram:CategoryCode = '${code}']) = 1`,
    [`BR-${letters}-05`]: noneOf(
      `${line}/${lineTax}`,
      `ram:CategoryCode = '${code}' and ram:RateApplicablePercent != 0`,
    ),
    [`BR-${letters}-08`]: noneOf(
      `${tax}[ram:CategoryCode = '${code}']`,
      differs('ram:BasisAmount', `sum(${line}[${lineTax}/ram:CategoryCode = '${code}']/${lineTotal})`),
    ),
    [`BR-${letters}-09`]: noneOf(tax, `ram:CategoryCode = '${code}' and ram:CalculatedAmount != 0`),
  }) as const

export const en16931Rules: Readonly<Record<string, string>> = {
  'BR-01': one(`${context}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`),
  'BR-02': one(`${doc}/ram:ID`),
  'BR-03': one(`${doc}/ram:IssueDateTime/udt:DateTimeString[@format = '102']`),
  'BR-04': one(`${doc}/ram:TypeCode`),
  'BR-05': one(`${settlement}/ram:InvoiceCurrencyCode`),
  'BR-06': one(`${seller}/ram:Name`),
  'BR-07': one(`${buyer}/ram:Name`),
  'BR-08': `count(${seller}/ram:PostalTradeAddress) = 1`,
  'BR-09': one(`${seller}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-10': `count(${buyer}/ram:PostalTradeAddress) = 1`,
  'BR-11': one(`${buyer}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-12': one(`${sums}/ram:LineTotalAmount`),
  'BR-13': one(`${sums}/ram:TaxBasisTotalAmount`),
  'BR-14': one(`${sums}/ram:GrandTotalAmount`),
  'BR-15': one(`${sums}/ram:DuePayableAmount`),
  'BR-16': `count(${line}) > 0`,
  'BR-21': noneOf(line, `not(normalize-space(ram:AssociatedDocumentLineDocument/ram:LineID))`),
  'BR-22': noneOf(line, `not(ram:SpecifiedLineTradeDelivery/ram:BilledQuantity != 0)`),
  'BR-23': noneOf(line, `not(ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode)`),
  'BR-24': noneOf(line, `not(${lineTotal})`),
  'BR-25': noneOf(line, `not(normalize-space(ram:SpecifiedTradeProduct/ram:Name))`),
  'BR-26': noneOf(
    line,
    `not(ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount)`,
  ),
  'BR-27': noneOf(line, `ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount < 0`),
  'BR-41': noneOf(`${line}//ram:SpecifiedTradeAllowanceCharge`, `not(ram:ActualAmount)`),
  'BR-42': noneOf(`${line}//ram:SpecifiedTradeAllowanceCharge`, `not(ram:Reason or ram:ReasonCode)`),
  'BR-45': noneOf(tax, `not(ram:BasisAmount)`),
  'BR-46': noneOf(tax, `not(ram:CalculatedAmount)`),
  'BR-47': noneOf(tax, `not(ram:CategoryCode)`),
  'BR-48': noneOf(tax, `not(ram:RateApplicablePercent)`),
  'BR-49': noneOf(`${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`, `not(ram:TypeCode)`),
  'BR-55': noneOf(
    `${settlement}/ram:InvoiceReferencedDocument`,
    `not(normalize-space(ram:IssuerAssignedID))`,
  ),
  'BR-57': noneOf(`${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress`, `not(ram:CountryID)`),
  'BR-62': noneOf(`${seller}/ram:URIUniversalCommunication/ram:URIID`, `not(@schemeID)`),
  'BR-63': noneOf(`${buyer}/ram:URIUniversalCommunication/ram:URIID`, `not(@schemeID)`),
  'BR-CO-03': `not(${tax}/ram:TaxPointDate and ${tax}/ram:DueDateTypeCode)`,
  'BR-CO-04': noneOf(line, `not(${lineTax}/ram:CategoryCode)`),
  'BR-CO-09': noneOf(
    `//ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    `translate(substring(., 1, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') != ''`,
  ),
  'BR-CO-10': equal(`${sums}/ram:LineTotalAmount`, `sum(${line}/${lineTotal})`),
  'BR-CO-13': equal(`${sums}/ram:TaxBasisTotalAmount`, `${sums}/ram:LineTotalAmount`),
  'BR-CO-14': equal(`${sums}/ram:TaxTotalAmount`, `sum(${tax}/ram:CalculatedAmount)`),
  'BR-CO-15': equal(
    `${sums}/ram:GrandTotalAmount`,
    `${sums}/ram:TaxBasisTotalAmount + ${sums}/ram:TaxTotalAmount`,
  ),
  'BR-CO-16': equal(
    `${sums}/ram:DuePayableAmount`,
    `${sums}/ram:GrandTotalAmount - ${sums}/ram:TotalPrepaidAmount`,
  ),
  // The norm allows a difference of one euro, because tax may be summed up line by line.
  'BR-CO-17': noneOf(
    tax,
    `ram:CalculatedAmount - ram:BasisAmount * ram:RateApplicablePercent div 100 >= 1 or ram:BasisAmount * ram:RateApplicablePercent div 100 - ram:CalculatedAmount >= 1`,
  ),
  'BR-CO-18': `count(${tax}) > 0`,
  'BR-CO-25': implies(`${sums}/ram:DuePayableAmount > 0`, `${settlement}/ram:SpecifiedTradePaymentTerms`),
  'BR-CO-26': `${seller}/ram:SpecifiedLegalOrganization/ram:ID or ${seller}/ram:SpecifiedTaxRegistration/ram:ID`,
  'BR-DEC-09': noneOf(`${sums}/ram:LineTotalAmount`, tooFine),
  'BR-DEC-12': noneOf(`${sums}/ram:TaxBasisTotalAmount`, tooFine),
  'BR-DEC-13': noneOf(`${sums}/ram:TaxTotalAmount`, tooFine),
  'BR-DEC-14': noneOf(`${sums}/ram:GrandTotalAmount`, tooFine),
  'BR-DEC-16': noneOf(`${sums}/ram:TotalPrepaidAmount`, tooFine),
  'BR-DEC-18': noneOf(`${sums}/ram:DuePayableAmount`, tooFine),
  'BR-DEC-19': noneOf(`${tax}/ram:BasisAmount`, tooFine),
  'BR-DEC-20': noneOf(`${tax}/ram:CalculatedAmount`, tooFine),
  'BR-DEC-23': noneOf(`${line}/${lineTotal}`, tooFine),
  'BR-DEC-24': noneOf(`${line}//ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`, tooFine),
  'BR-S-01': `not(${line}/${lineTax}[ram:CategoryCode = 'S']) or count(${tax}[ram:CategoryCode = 'S']) >= 1`,
  'BR-S-02': implies(
    `${line}/${lineTax}[ram:CategoryCode = 'S']`,
    `${seller}/ram:SpecifiedTaxRegistration/ram:ID`,
  ),
  'BR-S-05': noneOf(`${line}/${lineTax}`, `ram:CategoryCode = 'S' and not(ram:RateApplicablePercent > 0)`),
  'BR-S-10': noneOf(tax, `ram:CategoryCode = 'S' and (ram:ExemptionReason or ram:ExemptionReasonCode)`),
  ...untaxed('Z', 'Z'),
  'BR-Z-10': noneOf(tax, `ram:CategoryCode = 'Z' and (ram:ExemptionReason or ram:ExemptionReasonCode)`),
  ...untaxed('G', 'G'),
  'BR-G-02': implies(
    `${line}/${lineTax}[ram:CategoryCode = 'G']`,
    `${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
  ),
  'BR-G-10': noneOf(tax, `ram:CategoryCode = 'G' and not(ram:ExemptionReason or ram:ExemptionReasonCode)`),
  // The house makes no sales of these kinds: reverse charge, within the Union to companies, exempt otherwise.
  'BR-AE-01': `not(//ram:CategoryCode[. = 'AE'])`,
  'BR-IC-01': `not(//ram:CategoryCode[. = 'K'])`,
  'BR-E-01': `not(//ram:CategoryCode[. = 'E'])`,
  'BR-FR-01': `string-length(${doc}/ram:ID) <= 35 and translate(${doc}/ram:ID, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-+_/', '') = ''`,
  'BR-FR-03': `substring(${doc}/ram:IssueDateTime/udt:DateTimeString, 1, 2) = '20'`,
  'BR-FR-04': `contains(' 380 381 386 ', concat(' ', ${doc}/ram:TypeCode, ' '))`,
  'BR-FR-05': implies(isCompany, `${noted('PMT')} and ${noted('PMD')} and ${noted('AAB')}`),
  'BR-FR-06': `count(${noted('PMT')}) <= 1 and count(${noted('PMD')}) <= 1 and count(${noted('AAB')}) <= 1`,
  'BR-FR-08': `contains(' B1 B2 S1 S2 M1 M2 ', concat(' ', ${context}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID, ' '))`,
  'BR-FR-09': noneOf(
    `${seller}/ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']`,
    `string-length(.) != 9 or translate(., '0123456789', '') != ''`,
  ),
  'BR-FR-10': `${seller}/ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']`,
  'BR-FR-12': implies(isCompany, `${buyer}/ram:URIUniversalCommunication/ram:URIID`),
  'BR-FR-13': `${seller}/ram:URIUniversalCommunication/ram:URIID`,
  'BR-FR-CO-04': implies(
    `${doc}/ram:TypeCode = '381'`,
    `${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
  ),
  'BR-FR-CO-09': implies(
    `contains(' B2 S2 M2 ', concat(' ', ${context}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID, ' '))`,
    `${sums}/ram:DuePayableAmount = 0`,
  ),
}
