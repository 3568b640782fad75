import type { Kit } from '../../src/engine/config/kit.ts';

/** Whole labels of diagrams that tell what a box stands for; `:::part` and the like say it where these do not. */
export const roles = {
  part: /^(?:Production |Standby )?(?:MA|RC|WDS|Main Appliance|Appliance(?: Manager| API)?|(?:Remote |Offline |NetFlow )?[Cc]ollector(?: \d)?|Windows Discovery Service(?: \d)?|Cloud Connector|Enrichment service|Agents?|h[bl]-(?:ma|rc)-\d+)(?: \([^)]*\)|[,:] .*[^?])?$/,
  target:
    /^(?:(?:Nearby |Internal |Windows |Linux and UNIX )?[Tt]argets?|Windows(?: hosts| server)?|Windows hosts, .*|Linux, (?:UNIX|network)|Network, (?:power|Linux).*|Hypervisors, clouds|IBM i|z\/OS FTP server|Storage arrays|Domain controller|Servers, switches|Web servers, firewalls|Switches, Linux|VMs, storage|DHCP server|DNS server|SQL Server, Oracle|PostgreSQL, Db2|Instances and networks to discover)$/,
  person:
    /^(?:You|User|Administrator|Operator|Person on call|User purchasing|Users and (?:administrators|collectors)|Users' browsers|Internet client|Monitoring or you)$/,
  outside:
    /^(?:Internet services|Azure (?:portal|Migrate project)|ServiceNow|Splunk HEC|Slack|PagerDuty service|Zapier or SIEM|Microsoft Entra ID|Identity provider|smtp\..*|AWS|Jira Cloud app|Cloud service|Foreman|Puppet server|Freshservice (?:app|assets)|Hosted tools?|Vault|Secret Server|Central Credential Provider|Provider API|S3 backup target|Atlassian account|Power BI service|Alert in Opsgenie|Nagios|Assets app|Migration (?:Hub import|Evaluator)|StackStorm rule)$/,
} satisfies Kit['roles'];
