import type { Kit } from 'fieldguide';

/**
 * What boxes of diagrams stand for, by their whole labels, so that a thing has one color on all pages. A label that
 * means something else on a page, or that only one page has, gets its class there (`:::record`).
 */
export const roles = {
  part: whole(
    /(?:Production |Standby )?(?:MA|RC|WDS|Main Appliance|[Aa]ppliance|Appliance (?:Manager|API)|(?:Remote |Offline |NetFlow )?[Cc]ollector(?: \d)?|Windows Discovery Service(?: \d)?|Cloud Connector|Enrichment service|Agents?|h[bl]-(?:ma|rc)-\d+)(?: \([^)]*\)|[,:] .*[^?])?/,
    /Web interface|Sign-in page|Console menu|Queue on the Main Appliance/,
    /ODBC driver|ODBC and JDBC drivers|Driver and .*DSN .*/,
    /Dashboard|Standard report.*|Saved (?:DOQL )?query|Cookbook recipe|Recipes|Generic import tool|Imports\/Exports \(xls\)/,
  ),
  target: whole(
    /(?:Nearby |Internal |Windows |Linux and UNIX )?[Tt]argets?|Windows(?: hosts| server)?|Windows hosts, .*|Linux, (?:UNIX|network)|Network, (?:power|Linux|hardware).*/,
    /Hypervisors, clouds|IBM i|z\/OS FTP server|Storage(?: arrays)?|Array management interface|Domain controller|Servers, switches|Web servers, firewalls|Switches, Linux|VMs, storage/,
    /Directory(?: group or OU)?|DHCP server|DNS(?: server)?|SQL Server, Oracle|PostgreSQL, Db2|Instances and networks to discover|Firewall|Default gateway|(?:Switch|Router) \(exporter\)/,
    /Sensor|16 PDUs with sensors|CRAC unit|SCCM (?:clients|site .*)|Management module|UCS Manager, .*|Discovered host|Machine still responds/,
  ),
  person: whole(
    /You|User|Administrator|Operator|Person on call|User purchasing|Users and (?:administrators|collectors)|Users' browsers|Internet client|Monitoring or you|Service desk|Asset managers|h(?:arbor|ill)-ops/,
  ),
  outside: whole(
    /Internet services|Azure (?:portal|Migrate project)|ServiceNow|Splunk HEC|Logstash .*|Slack|PagerDuty service|Zapier or SIEM|Microsoft Entra ID|Identity provider|smtp\..*|AWS|Jira Cloud app|Cloud service|Foreman|Puppet server|Freshservice (?:app|assets)|(?:Hosted|Internal|Other) tools?|Vault|Secret Server|Central Credential Provider|Provider API|Atlassian account|Alert in Opsgenie|Nagios|Assets app|Migration (?:Hub import|Evaluator)|StackStorm rule/,
    /S3 backup target|SFTP, NFS or (?:Amazon )?S3|App registration|Power BI (?:Desktop|service)|Data gateway|Excel or BI tool|(?:Another e|E)ndpoint(?: with headers)?/,
  ),
  record: whole(
    // Names of the sample data center, addresses, names of files and views.
    /h[bl]-.*|.* on h[bl]-.*|H[BL]-R.*|H(?:arbor|ill) DC.*|(?:Rack|Hall|Room|Storage Room,|VLAN|PO-|Line|Account|Port) ?\d.*|Rack HL-.*|VRF group .*|Web Shop/,
    /[\w.*-]+\.example\.com|\d+\.\d+\.\d+\.\d+(?:[/:,].*)?|(?:\/[\w/]+ ?(?:folder)?: )?[\w.]+\.(?:csr|xml|log)|\w+_file|view_\w+.*|.*\.enc file|License file/,
    // Kinds of records.
    /(?:Building|Room|(?:Server|Storage) room|Rack|Rack or room|Blade|Blade chassis|Chassis|Virtual host|Virtual machine|Cluster|Power unit|Panel|Cable|Part|Parts slot|Part (?:type|model)|Template|(?:Hardware|License) model)s?/,
    /(?:Device|Asset|Resource|Component|Subnet|VLAN|IP|(?:IP|MAC) address|Switch port|Port|Switch|Router|VRF group|DNS record|NAT map|Instance|Database|Load balancer|Pool|Volume|LUN|Virtual server|Container|Pod|Node)(?:e?s)?/,
    /(?:Host|Client|Member) device|(?:Device|Unprocessed|Discovered|One device|Live|New) records?|New device|Devices,? .*|(?:Object|Subnet) category|Child subnet/,
    /Inventory(?:[,:] .*)?|Secret(?:, .*)?|Cloud account|Customer(?:, .*|: .*)?|Vendor: .*|Purchases(?:, .*)?|End users?(?: .*)?|Audit log(?: entry)?|JSON key|Client ID.*/,
    /Services?|Service instance|Listener port|Listener TCP .*|(?:Service c|C)ommunications?(?: and .*)?|Services, listener .*|Application (?:[Cc]omponent|group)s?|Business services?(?: .*)?|Calculation rules/,
    /Software(?: (?:component|in use|components).*)?|OS, software|License counts|(?:VRF groups,?|Zones) and (?:subnets|records)|VRF groups, subnets/,
  ),
  step: whole(
    /(?:[^?:]* )?[Jj]obs?|(?:Job|OS job|Cloud job|Nmap job|Scan job)\b[^?]*|(?:Daily|Job) run|Discovery|Harbor scan - .*|\d: Discovery jobs/,
    /Run with.*|Read the output|Research|Collect logs|Support request|Create Migration|Register Now|Webhook action|Webhooks|Spreadsheet imports|API writes|DOQL reads/,
    // Releases are the steps of an update.
    /\d\d\.\d\d(?:\.\d\d)?(?: \(optional\))?/,
  ),
} satisfies Kit['roles'];

/** One expression for labels that one of some expressions matches from beginning to end. */
function whole(...parts: RegExp[]): RegExp {
  return new RegExp(`^(?:${parts.map(({ source }) => source).join('|')})$`);
}
